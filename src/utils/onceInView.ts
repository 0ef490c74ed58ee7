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
    // Browsers before Chrome 120, Firefox 141 and Safari 18 have no margin for what scrolls in the page.
    { rootMargin: margin, scrollMargin: margin },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
