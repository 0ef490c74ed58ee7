import { createRegistry, defaultEnvironment } from '../../src/index'
import {
  createEditorlessClient,
  createPartedStage,
  createStagedRoot,
  makeElement,
  pureBlocks,
} from '../../src/internal'
import type { Renderer } from '../page/Renderer'
import { pass } from './pass'

type Live = typeof import('./live').part

const blocks = createRegistry(pureBlocks)
let live: Live | undefined
let editor: typeof import('./editor').part | undefined

const importEditor = partLoader('editor', () => import('./editor'))
const importSanitize = partLoader('sanitize', () => import('./sanitize'))
const importLive = partLoader('live', () => import('./live'))

async function loadLive(): Promise<Live> {
  const loading = importLive()
  // `live` imports it, and a browser without modulepreload would request it a round trip later.
  import('./sanitize').catch(() => {})
  const part = await loading
  if (!live) {
    live = part
    blocks.register(...part.defaultBlocks)
  }
  return part
}

/** Loads the code that connects clients to the editor around the page. */
export async function loadEditor(): Promise<void> {
  editor = await importEditor()
}

/** Renders static content itself, and loads further parts when something needs them. */
export const partedRenderer: Renderer = {
  blocks,
  createRoot: (container, options) =>
    createStagedRoot(container, options, (frame) =>
      createPartedStage(frame, {
        loadReactStage: async () => (await loadLive()).createReactStage,
        loadSanitizer: async () => (await importSanitize()).domPurifySanitizer,
      }),
    ),
  createClient: (options, environment = defaultEnvironment()) =>
    createEditorlessClient(
      options,
      environment,
      () => editor?.createEditorConnection ?? loadEditor(),
    ),
  // Only React renders these, and it is loaded in the same part.
  PlainBlockView: (props) => makeElement((live as Live).PlainBlockView, props),
  ComponentView: (props) => makeElement((live as Live).ComponentView, props),
  loadReact: loadLive,
  get React() {
    return live?.React as Live['React']
  },
  get ReactDOM() {
    return live?.ReactDOM as Live['ReactDOM']
  },
}

interface Part {
  readonly pass: { readonly version: string }
}

/**
 * Makes a function that loads a part once. A failed load may be retried.
 *
 * @param name - File name of the part without the hash.
 */
function partLoader<T extends Part>(
  name: string,
  load: () => Promise<{ readonly part: T }>,
): () => Promise<T> {
  let loading: Promise<T> | undefined
  return () => {
    loading ??= load().then(
      ({ part }) => {
        if (part?.pass === pass) return part
        throw failure(name, `it belongs to another copy or version, not to this ${pass.version}`)
      },
      (error) => {
        loading = undefined
        throw failure(name, String(error))
      },
    )
    return loading
  }
}

function failure(name: string, reason: string): Error {
  return new Error(
    `the part ${name}.js could not be loaded, so content that needs it is not shown: ${reason}. Serve the whole folder of one version, without queries, and allow its scripts in the page's policy.`,
  )
}
