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
import { useAnimator } from '../animation/useAnimator'
import { Blocks } from '../block/Blocks'
import { EntryContext } from '../block/EntryContext'
import { reportBrokenBlock } from '../compile/blockWarnings'
import { useSameFields } from '../hooks/useSameFields'
import { createScriptRunner } from '../scripts/createScriptRunner'
import type { ContentProps } from './ContentProps'
import { createContentValue } from './createContentValue'
import { entryElement } from './entryElement'
import { useEditorRequests } from './useEditorRequests'
import { useEntryScripts } from './useEntryScripts'
import { useEntryState } from './useEntryState'
import { useEntryStyles } from './useEntryStyles'
import { useHttpRequests } from './useHttpRequests'
import { usePageMetadata } from './usePageMetadata'
import { useTracking } from './useTracking'

/** Renders an entry. */
export function Content(props: ContentProps): ReactElement {
  // `served` only affects the first render: blocks do not render again when it is dropped.
  const { entry: given, model, path = 'blocks', served, resumed, ...others } = props
  const { data, context, updateMetadata, ...allSettings } = others
  const settings = useSameFields(allSettings)
  const { registry, window, nonce, anchors, client, onBlockError, allowScripts } = settings
  const entry = useUnchangedParts(given)
  const { id = '', meta } = entry
  const version = useSyncExternalStore(registry.subscribe, registry.version, registry.version)

  const onError = useCallback(
    (thrown: unknown, block: Block) => reportBrokenBlock(thrown, block, id, onBlockError),
    [id, onBlockError],
  )

  const root = useRef<HTMLDivElement>(null)
  const animator = useAnimator(root, window)
  const breakpoints = useMemo(() => resolveBreakpoints(meta?.breakpoints), [meta?.breakpoints])
  const rtl = meta?.rtlMode === true
  const environment = useEntryState(props, entry, breakpoints)

  // Another version of the same entry does not run its scripts again.
  const scripts = useMemo(
    () => (allowScripts ? createScriptRunner(window, nonce, id) : null),
    [id, window, nonce, allowScripts],
  )

  const latestServed = useRef(served)
  latestServed.current = served
  // Another entry, or new definitions in the registry, render every block again.
  const parts = useSameFields({
    id,
    version,
    model,
    rtl,
    breakpoints,
    logicEnvironment: environment,
    scripts,
    animator,
    settings,
    onBlockError: onError,
  })
  const content = useMemo(
    () =>
      createContentValue({
        ...parts,
        settings: { ...parts.settings, served: latestServed.current },
      }),
    [parts],
  )
  const first = content.take(entry)
  useEntryStyles(entry, content.value)
  const mayRender = useEntryScripts(props, entry, root, environment)
  useHttpRequests(entry, environment, settings)
  usePageMetadata(entry, settings.locale, window, updateMetadata)
  useTracking(root, entry, mayRender ? client : undefined, resumed?.tracking)
  useEditorRequests(props, root, environment.store)

  const blocks = useBlocksOnTop(entry.data.blocks, served ? undefined : first)
  // A stable element, so that new data renders only the blocks that read it, not the whole list.
  const list = useMemo(
    () => mayRender && <Blocks blocks={blocks} path={path} />,
    [mayRender, blocks, path],
  )
  useLayoutEffect(() => {
    // A link may point into one of the new blocks.
    if (list) anchors?.arrive()
  }, [anchors, list])
  return (
    <EntryContext value={content.value}>
      {entryElement({ id, model, ref: root, list })}
    </EntryContext>
  )
}

/**
 * The blocks of an entry to render now. A large entry renders its top blocks first, so that a
 * visitor sees something early; the others follow in a deferred render.
 *
 * @param first - Number of blocks to render first; all of them if `undefined`.
 */
function useBlocksOnTop(
  blocks: readonly Block[] | undefined,
  first: number | undefined,
): readonly Block[] | undefined {
  const [top] = useState(() => (first === undefined ? undefined : blocks?.slice(0, first)))
  return useDeferredValue(top && blocks, top) === top ? (top ?? blocks) : blocks
}

/**
 * Replaces the parts of `given` that equal those of the last render with the old objects, so that
 * they do not render again.
 */
function useUnchangedParts<T>(given: T): T {
  const before = useRef<T | undefined>(undefined)
  const shared = useMemo(() => shareUnchanged(before.current, given), [given])
  useLayoutEffect(() => {
    before.current = shared
  })
  return shared
}
