import { onceInView, onceSeen } from '../../utils/view/onceInView'

/** Leaves out the lower and right edge, where a place without area is still out of view. */
const PLACE_MARGIN = '0px -1px -1px 0px'

/**
 * Calls `then` once, when a visitor can see some of an entry. Returns the undo.
 *
 * Blocks are looked for wherever the entry's own box is: they may be fixed, stick, or overflow it.
 *
 * @param isEmpty - Whether the entry shows nothing on purpose, so that its place is what counts.
 */
export function onceEntrySeen(root: HTMLElement, isEmpty: boolean, then: () => void): () => void {
  if (isEmpty) return onceInView(root, then, PLACE_MARGIN)
  const watched = new Map<Element, () => void>()
  let isOver = false

  function see(): void {
    stop()
    then()
  }
  function watch(part: Element): void {
    if (!isOver && !watched.has(part)) watched.set(part, onceSeen(part, see))
  }
  function watchAll(): void {
    watch(root)
    for (const block of root.querySelectorAll('.builder-block')) watch(block)
  }
  function unwatch(): void {
    for (const undo of watched.values()) undo()
    watched.clear()
  }
  const laterBlocks = new MutationObserver(watchAll)
  function stop(): void {
    isOver = true
    laterBlocks.disconnect()
    unwatch()
  }

  laterBlocks.observe(root, { childList: true, subtree: true })
  watchAll()
  if (isOver) unwatch()
  return stop
}
