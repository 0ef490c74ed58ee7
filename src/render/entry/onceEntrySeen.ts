import { onceInView, onceSeen } from '../../utils/view/onceInView'

/**
 * Calls `then` once, when a visitor can see some of an entry. Returns the undo.
 *
 * Blocks and elements of Custom Code are looked for wherever the entry's own box is: they may be fixed,
 * stick, or overflow it.
 *
 * @param isTested - Whether the entry is a variation: if it shows nothing, its place is what counts.
 */
export function onceEntrySeen(root: HTMLElement, isTested: boolean, then: () => void): () => void {
  if (isTested && !Array.from(root.querySelectorAll<HTMLElement>('*')).some(takesSpace)) {
    // Without the lower and right edge, where a place without area is still out of view.
    return onceInView(root, then, '0px -1px -1px 0px')
  }
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
    for (const block of root.querySelectorAll('.builder-block,.builder-custom-code>*')) watch(block)
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

/** Whether an element has an area, or is an image on display, which has one when it has loaded. */
function takesSpace(element: HTMLElement): boolean {
  return element.localName === 'img'
    ? element.getClientRects().length > 0
    : element.offsetWidth * element.offsetHeight > 0
}
