import { isElement } from '../../utils/view/isElement'

/** No observer reports that what is in view gets an area, as by a transform, or is no longer hidden. */
const SECOND_LOOK_MS = 500

/**
 * Calls `then` once, when a visitor can see some of an entry: an area, not just its edge. Returns the
 * undo.
 *
 * Its elements are looked for wherever its own box is: they may be fixed, stick, or overflow it, now or
 * later.
 *
 * @param isTested - Whether the entry is a variation: while it shows nothing, its place is what counts.
 */
export function onceEntrySeen(root: HTMLElement, isTested: boolean, then: () => void): () => void {
  const view = root.ownerDocument.defaultView
  if (!view?.IntersectionObserver) {
    then()
    return () => {}
  }
  // The second threshold reports what follows on an edge that merely touches.
  const observer = new view.IntersectionObserver(look, { threshold: [0, 1e-6] })
  const laterParts = new view.MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (isElement(node)) watch(node)
  })
  const unclear = new Set<Element>()
  let timer: number | undefined
  let hasLooked = false

  function look(entries: readonly IntersectionObserverEntry[]): void {
    for (const { target, isIntersecting, intersectionRect } of entries) {
      const isInView =
        intersectionRect.width * intersectionRect.height > 0 ||
        (isIntersecting &&
          isTested &&
          target === root &&
          showsNothing() &&
          takesView(intersectionRect))
      if (isInView && isVisible(target)) {
        stop()
        then()
        return
      }
      if (isIntersecting) unclear.add(target)
    }
    if (unclear.size > 0) timer ??= view?.setTimeout(lookAgain, SECOND_LOOK_MS)
    if (hasLooked) return
    // Only an entry that is not in view itself needs to be looked for.
    hasLooked = true
    laterParts.observe(root, { childList: true, subtree: true })
    watch(root)
  }

  function lookAgain(): void {
    timer = undefined
    for (const part of unclear) {
      observer.unobserve(part)
      observer.observe(part)
    }
    unclear.clear()
  }
  function watch(element: Element): void {
    observer.observe(element)
    for (const part of element.querySelectorAll('*')) observer.observe(part)
  }
  function showsNothing(): boolean {
    return !Array.from(root.querySelectorAll<HTMLElement>('*')).some(takesSpace)
  }
  /**
   * Whether what the entry does not show would be in view, at these edges: it is shown for the time of
   * this call, which the browser never paints.
   */
  function takesView({ left, width }: DOMRectReadOnly): boolean {
    const line = root.ownerDocument.createElement('div')
    line.style.cssText = 'display:block;height:1px;min-width:1px;pointer-events:auto'
    root.append(line)
    const { top } = line.getBoundingClientRect()
    const all = (root.getRootNode() as Document | ShadowRoot).elementsFromPoint(
      left + Math.max(width, 1) / 2,
      top + 0.5,
    )
    line.remove()
    return all.includes(line)
  }
  function stop(): void {
    observer.disconnect()
    laterParts.disconnect()
    view?.clearTimeout(timer)
  }

  observer.observe(root)
  return stop
}

/** Whether neither an element nor one around it hides it. Older browsers do not know. */
function isVisible(element: Element): boolean {
  const hiding = { opacityProperty: true, visibilityProperty: true }
  return element.checkVisibility?.(hiding) ?? true
}

/** Whether an element has an area, or is an image on display, which has one when it has loaded. */
function takesSpace(element: HTMLElement): boolean {
  return element.localName === 'img'
    ? element.getClientRects().length > 0
    : element.offsetWidth * element.offsetHeight > 0
}
