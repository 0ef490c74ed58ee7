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
import { useAnimator } from '../animation/createAnimator'
import { Blocks } from '../block/Blocks'
import { useSameFields } from '../hooks/useSameFields'
import type { ContentProps } from '../root/ContentSettings'
import { createScriptRunner } from '../scripts/createScriptRunner'
import { useEntryScripts } from '../scripts/useEntryScripts'
import { createContentValue } from './createContentValue'
import { EntryContext } from './EntryContext'
import { entryElement } from './entryElement'
import { reportBlock } from './reportBlock'
import { useEditorRequests } from './useEditorRequests'
import { useEntryState } from './useEntryState'
import { useEntryStyles } from './useEntryStyles'
import { useHttpRequests } from './useHttpRequests'
import { usePageMetadata } from './usePageMetadata'
import { useTracking } from './useTracking'

/** Renders an entry. */
export function Content(props: ContentProps): ReactElement {
  // `served` says how the first render begins: blocks are not rendered again when it goes.
  const { entry: given, model, path = 'blocks', served, resumed, ...others } = props
  const { data, context, updateMetadata, ...allSettings } = others
  const settings = useSameFields(allSettings)
  const { registry, window, nonce, allowScripts, anchors, onBlockError } = settings
  const entry = useUnchangedParts(given)
  const { id = '', meta } = entry
  const version = useSyncExternalStore(registry.subscribe, registry.version, registry.version)

  const onError = useCallback(
    (thrown: unknown, block: Block) => reportBlock(thrown, block, id, onBlockError),
    [id, onBlockError],
  )

  const root = useRef<HTMLDivElement>(null)
  const animator = useAnimator(root, window)
  const breakpoints = useMemo(() => resolveBreakpoints(meta?.breakpoints), [meta?.breakpoints])
  const rtl = meta?.rtlMode === true
  const environment = useEntryState(props, entry, breakpoints)

  // Another version of the same entry runs nothing again.
  const scriptPlace = useSameFields({ id, window, nonce, allowScripts })
  const scripts = useMemo(
    () =>
      scriptPlace.allowScripts ? createScriptRunner(scriptPlace.window, scriptPlace.nonce) : null,
    [scriptPlace],
  )

  const latestServed = useRef(served)
  latestServed.current = served
  // Another entry, and new definitions in the registry, render every block again.
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
  useEntryScripts(props, entry, root, environment)
  useHttpRequests(entry, environment, window)
  usePageMetadata(entry, settings.locale, window, updateMetadata)
  useTracking(root, entry, settings.client, resumed?.tracking)
  useEditorRequests(props, root, environment.store)

  const blocks = useBlocksOnTop(entry.data.blocks, served ? undefined : first)
  // The same element again, so that new data alone renders what reads it, and does not go through
  // the list.
  const list = useMemo(() => <Blocks blocks={blocks} path={path} />, [blocks, path])
  useLayoutEffect(() => {
    // A link may lead to one of the new blocks.
    if (blocks) anchors?.arrive()
  }, [anchors, blocks])
  return (
    <EntryContext value={content.value}>
      {entryElement({ id, model, ref: root, list })}
    </EntryContext>
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
