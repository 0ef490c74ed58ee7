/**
 * Calls `then` once, when `element` comes into view; at once in a window that does not tell. Returns the undo.
 *
 * @param margin - How far outside of the viewport, or of what scrolls around the element, counts as in view, as CSS
 *   spells it.
 */
export function onceInView(element: Element, then: () => void, margin = '0px'): () => void {
  const Observer = element.ownerDocument.defaultView?.IntersectionObserver
  if (!Observer) {
    then()
    return () => {}
  }
  const observer = new Observer(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      then()
    },
    // The margin of what scrolls is that of the viewport as well, where browsers know it: Chrome 120, Safari 26.
    'scrollMargin' in Observer.prototype
      ? ({ scrollMargin: margin } as IntersectionObserverInit)
      : { rootMargin: margin },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
