import {
  type ReactElement,
  useCallback,
  useInsertionEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react'
import { resolveBreakpoints } from '../../content/breakpoints'
import type { Block, ContentEntry } from '../../content/types'
import { toError } from '../../utils/toError'
import { errorOnce } from '../../utils/warn'
import { useAnimator } from '../animation/createAnimator'
import { Blocks } from '../block/Blocks'
import { sanitizerOf } from '../html/createSanitizer'
import { useHttpRequests } from '../requests/useHttpRequests'
import type { ContentSettings } from '../root/ContentSettings'
import { createScriptRunner } from '../scripts/createScriptRunner'
import { useEntryScripts } from '../scripts/useEntryScripts'
import type { State } from '../state/createStateStore'
import { ContentContext } from './ContentContext'
import { createContentValue } from './createContentValue'
import { useBlocksOnTop } from './useBlocksOnTop'
import { useEditorRequests } from './useEditorRequests'
import { useEntryState } from './useEntryState'
import { useEntryStyles } from './useEntryStyles'
import { usePageMetadata } from './usePageMetadata'
import { useTracking } from './useTracking'
import { useUnchangedParts } from './useUnchangedParts'

/** An entry, and what it is rendered with. */
export interface ContentProps extends ContentSettings {
  readonly entry: ContentEntry
  /** Name of the entry's model. */
  readonly model: string
  /** Merged into the state of the entry, over the entry's own. */
  readonly data?: State | undefined
  /** What expressions reach as `context`. */
  readonly context?: unknown
  /**
   * Where the entry's list of blocks stands, for blocks that are named after their place.
   *
   * @default 'blocks'
   */
  readonly path?: string | undefined
  /**
   * Whether the page takes its title and description from the entry.
   *
   * @default false
   */
  readonly updateMetadata?: boolean | undefined
}

/** Renders an entry. */
export function Content(props: ContentProps): ReactElement {
  const { entry: given, model, data, context, path = 'blocks', updateMetadata, ...settings } = props
  const entry = useUnchangedParts(given)
  const { registry, styles, window, locale, client, renderLink, onBlockError } = settings
  const {
    responsiveTo = 'viewport',
    authoring = false,
    nonce,
    allowScripts,
    createClient,
    anchors,
  } = settings
  const version = useSyncExternalStore(registry.subscribe, registry.version, registry.version)

  const reportBlock = useCallback(
    (thrown: unknown, block: Block) => {
      const error = toError(thrown)
      const name = block.component?.name ?? 'box'
      errorOnce(
        `the block "${block.id ?? name}" (${name}) of entry "${entry.id ?? 'without id'}" broke and was left out: ${error.message}`,
        error,
      )
      onBlockError?.(error, block)
    },
    [entry.id, onBlockError],
  )

  const root = useRef<HTMLDivElement>(null)
  const animator = useAnimator(root, window)
  const rtl = entry.meta?.rtlMode === true
  const custom = entry.meta?.breakpoints
  const breakpoints = useMemo(() => resolveBreakpoints(custom), [custom])
  const { store, surroundings } = useEntryState({
    entry,
    breakpoints,
    window,
    container: responsiveTo === 'container' ? settings.container : undefined,
    client,
    locale,
    data,
    context,
    authoring,
    evaluate: settings.evaluate,
    globals: settings.globals,
    served: settings.served,
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: another version of the same entry runs nothing again.
  const scripts = useMemo(
    () => (allowScripts ? createScriptRunner(window, nonce) : null),
    [entry.id, window, nonce, allowScripts],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: the registry's version tells of new definitions, and what is in `settings` is listed one by one.
  const content = useMemo(
    () =>
      createContentValue({
        model,
        window,
        locale,
        responsiveTo,
        rtl,
        authoring,
        renderLink,
        client,
        breakpoints,
        store,
        surroundings,
        scripts,
        animator,
        settings,
        sanitizer: settings.sanitizer ?? sanitizerOf(window),
        onBlockError: reportBlock,
      }),
    [
      entry.id,
      model,
      registry,
      version,
      styles,
      window,
      locale,
      responsiveTo,
      rtl,
      authoring,
      renderLink,
      client,
      breakpoints,
      store,
      surroundings,
      scripts,
      animator,
      createClient,
      settings.texts,
      reportBlock,
    ],
  )
  const first = content.take(entry)
  useInsertionEffect(() => styles.flush())
  useEntryStyles(entry, styles, window)
  useEntryScripts({ entry, model, root, window, store, surroundings, nonce, allowScripts })
  useHttpRequests(entry, surroundings, window)
  usePageMetadata(entry, locale, window, updateMetadata)
  useTracking(root, entry, client)
  useEditorRequests({ client, model, root, window, store, context })

  const blocks = useBlocksOnTop(entry.data.blocks, first, settings.served !== undefined)
  // The same element again, so that new data alone renders what reads it, and does not go through the list.
  const list = useMemo(() => <Blocks blocks={blocks} path={path} />, [blocks, path])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link may lead to one of the new blocks.
  useLayoutEffect(() => anchors?.arrive(), [anchors, blocks])
  const id = entry.id ?? ''
  return (
    <ContentContext value={content.value}>
      <div
        ref={root}
        className={id ? `builder-component builder-component-${id}` : 'builder-component'}
        data-name={model}
        data-source="SiteBlocks"
      >
        <div className="builder-content" builder-content-id={id} builder-model={model}>
          <div data-builder-component={model} data-builder-content-id={id}>
            {list}
          </div>
        </div>
      </div>
    </ContentContext>
  )
}
