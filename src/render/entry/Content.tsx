import {
  type ReactElement,
  useCallback,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { resolveBreakpoints } from '../../content/breakpoints'
import { shareUnchanged } from '../../content/shareUnchanged'
import type { Block } from '../../content/types'
import { toError } from '../../utils/toError'
import { errorOnce } from '../../utils/warn'
import { useAnimator } from '../animation/createAnimator'
import { Blocks } from '../block/Blocks'
import { foreignReactHint } from '../block/foreignReactHint'
import type { ContentProps } from '../root/ContentSettings'
import { createScriptRunner } from '../scripts/createScriptRunner'
import { useEntryScripts } from '../scripts/useEntryScripts'
import { ContentContext } from './ContentContext'
import { createContentValue } from './createContentValue'
import { useEditorRequests } from './useEditorRequests'
import { useEntryState } from './useEntryState'
import { useEntryStyles } from './useEntryStyles'
import { useHttpRequests } from './useHttpRequests'
import { usePageMetadata } from './usePageMetadata'
import { useTracking } from './useTracking'

/** Renders an entry. */
export function Content(props: ContentProps): ReactElement {
  const { entry: given, model, data, context, path = 'blocks', updateMetadata, ...settings } = props
  const { registry, styles, window, nonce, allowScripts, anchors, onBlockError } = settings
  const entry = useUnchangedParts(given)
  const { id = '', meta } = entry
  const version = useSyncExternalStore(registry.subscribe, registry.version, registry.version)

  const reportBlock = useCallback(
    (thrown: unknown, block: Block) => {
      const error = toError(thrown)
      const name = block.component?.name ?? 'box'
      errorOnce(
        `the block "${block.id ?? name}" (${name}) of entry "${id || 'without id'}" broke and was left out: ${error.message}${foreignReactHint(error)}`,
        error,
      )
      onBlockError?.(error, block)
    },
    [id, onBlockError],
  )

  const root = useRef<HTMLDivElement>(null)
  const animator = useAnimator(root, window)
  const breakpoints = useMemo(() => resolveBreakpoints(meta?.breakpoints), [meta?.breakpoints])
  const rtl = meta?.rtlMode === true
  const surroundings = useEntryState(props, entry, breakpoints)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another version of the same entry runs nothing again.
  const scripts = useMemo(
    () => (allowScripts ? createScriptRunner(window, nonce) : null),
    [id, window, nonce, allowScripts],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: the registry's version tells of new definitions, and what is in `settings` is listed one by one.
  const content = useMemo(
    () =>
      createContentValue({
        model,
        rtl,
        breakpoints,
        surroundings,
        scripts,
        animator,
        settings,
        onBlockError: reportBlock,
      }),
    [
      id,
      model,
      registry,
      version,
      styles,
      window,
      settings.locale,
      settings.responsiveTo,
      rtl,
      settings.authoring,
      settings.renderLink,
      settings.client,
      breakpoints,
      surroundings,
      scripts,
      animator,
      settings.createClient,
      settings.texts,
      settings.fontHosts,
      reportBlock,
    ],
  )
  const first = content.take(entry)
  useEntryStyles(entry, content.value)
  useEntryScripts(props, entry, root, surroundings)
  useHttpRequests(entry, surroundings, window)
  usePageMetadata(entry, settings.locale, window, updateMetadata)
  useTracking(root, entry, settings.client)
  useEditorRequests(props, root, surroundings.store)

  const blocks = useBlocksOnTop(entry.data.blocks, settings.served ? undefined : first)
  // The same element again, so that new data alone renders what reads it, and does not go through
  // the list.
  const list = useMemo(() => <Blocks blocks={blocks} path={path} />, [blocks, path])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link may lead to one of the new blocks.
  useLayoutEffect(() => anchors?.arrive(), [anchors, blocks])
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

/**
 * The blocks of an entry that are to be rendered now. Of a large entry, those on top come first, so
 * that a visitor has something to see; the others follow while the page goes on.
 *
 * @param first - How many blocks of the list come first; all, where that is `undefined`.
 */
function useBlocksOnTop(
  blocks: readonly Block[] | undefined,
  first: number | undefined,
): readonly Block[] | undefined {
  const [top] = useState(() => (first === undefined ? undefined : blocks?.slice(0, first)))
  return useDeferredValue(top && blocks, top) === top ? (top ?? blocks) : blocks
}

/**
 * `given`, with the parts that equal those of the last render taken from there: they are not
 * rendered again.
 */
function useUnchangedParts<T>(given: T): T {
  const before = useRef<T | undefined>(undefined)
  const shared = useMemo(() => shareUnchanged(before.current, given), [given])
  useLayoutEffect(() => {
    before.current = shared
  })
  return shared
}
