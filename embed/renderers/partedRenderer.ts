import type { ComponentType } from 'react'
import { pureBlocks } from '../../src/blocks/pureBlocks'
import type { createEditorConnection } from '../../src/client/editor/createEditorConnection'
import { createRegistry, type defaultBlocks, defaultEnvironment } from '../../src/index'
import type { domPurifySanitizer } from '../../src/render/html/domPurifySanitizer'
import { makeElement } from '../../src/render/html/makeElement'
import { createPartedStage } from '../../src/render/parted/createPartedStage'
import type { createReactStage } from '../../src/render/react/createReactStage'
import { createStagedRoot } from '../../src/render/root/createStagedRoot'
import type { Renderer } from '../page/Renderer'
import { createLateEditorClient } from './createLateEditorClient'
import { pass } from './pass'

interface Part {
  readonly pass: { readonly version: string }
}

/** Exports of the part with React, the expression language and blocks with behavior. */
interface LivePart
  extends Part,
    Pick<Renderer, 'PlainBlockView' | 'ComponentView' | 'React' | 'ReactDOM'> {
  readonly createReactStage: typeof createReactStage
  readonly defaultBlocks: typeof defaultBlocks
}

interface SanitizePart extends Part {
  readonly domPurifySanitizer: typeof domPurifySanitizer
}

interface EditorPart extends Part {
  readonly createEditorConnection: typeof createEditorConnection
}

type Import<T> = () => Promise<{ readonly part: T }>

/** Imports of the parts. The build makes a file of each. */
export interface PartImports {
  readonly live: Import<LivePart>
  readonly sanitize: Import<SanitizePart>
  readonly editor: Import<EditorPart>
}

/** A renderer that loads its parts when something needs them. */
export interface PartedRenderer extends Renderer {
  /** Loads the code that connects clients to the editor around the page. */
  loadEditor(): Promise<void>
}

/** Renders static content itself, and loads further parts when something needs them. */
export function createPartedRenderer(imports: PartImports): PartedRenderer {
  const blocks = createRegistry(pureBlocks)
  let live: LivePart | undefined
  let editor: EditorPart | undefined

  const importEditor = partLoader('editor', imports.editor)
  const importSanitize = partLoader('sanitize', imports.sanitize)
  const importLive = partLoader('live', imports.live)

  async function loadLive(): Promise<LivePart> {
    const loading = importLive()
    // `live` imports it, and a browser without modulepreload would request it a round trip later.
    imports.sanitize().catch(() => {})
    const part = await loading
    if (!live) {
      live = part
      blocks.register(...part.defaultBlocks)
    }
    return part
  }

  async function loadEditor(): Promise<void> {
    editor = await importEditor()
  }

  /** Only React renders these components, and it is loaded in the same part. */
  function lateView<Name extends 'PlainBlockView' | 'ComponentView'>(name: Name): Renderer[Name] {
    return ((props: object) =>
      makeElement((live as LivePart)[name] as ComponentType<object>, props)) as Renderer[Name]
  }

  return {
    blocks,
    loadEditor,
    createRoot: (container, options) =>
      createStagedRoot(container, options, (frame) =>
        createPartedStage(frame, {
          loadReactStage: async () => (await loadLive()).createReactStage,
          loadSanitizer: async () => (await importSanitize()).domPurifySanitizer,
        }),
      ),
    createClient: (options, environment = defaultEnvironment()) =>
      createLateEditorClient(options, environment, {
        find: () => editor?.createEditorConnection,
        load: loadEditor,
      }),
    PlainBlockView: lateView('PlainBlockView'),
    ComponentView: lateView('ComponentView'),
    loadReact: loadLive,
    get React() {
      return live?.React as LivePart['React']
    },
    get ReactDOM() {
      return live?.ReactDOM as LivePart['ReactDOM']
    },
  }
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
