import { onceInView, onceSeen } from '../../utils/view/onceInView'

/**
 * Calls `then` once, when a visitor can see some of an entry. Returns the undo.
 *
 * An entry in a box without area is seen where its blocks are: fixed ones take no room in it.
 */
export function onceEntrySeen(root: HTMLElement, then: () => void): () => void {
  const undos: (() => void)[] = []
  const watched = new Set<Element>()
  let isOver = false

  function stop(): void {
    isOver = true
    for (const undo of undos.splice(0)) undo()
  }
  function watch(part: Element): void {
    if (isOver || watched.has(part)) return
    watched.add(part)
    undos.push(
      onceSeen(part, () => {
        stop()
        then()
      }),
    )
  }
  function watchBlocks(): void {
    if (root.offsetWidth * root.offsetHeight > 0) return
    for (const block of root.querySelectorAll('.builder-block')) watch(block)
  }

  watch(root)
  if (isOver) return stop
  // The observer calls after the layout, where reading sizes costs nothing.
  undos.push(
    onceInView(root, () => {
      watchBlocks()
      const laterBlocks = new MutationObserver(watchBlocks)
      laterBlocks.observe(root, { childList: true, subtree: true })
      undos.push(() => laterBlocks.disconnect())
    }),
  )
  return stop
}
