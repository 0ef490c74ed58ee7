/**
 * Calls `then` once, when `element` comes into view; at once in a window that does not tell. Returns the undo.
 *
 * @param rootMargin - How far outside of the viewport counts as in view, as CSS spells it.
 */
export function onceInView(element: Element, then: () => void, rootMargin = '0px'): () => void {
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
    { rootMargin },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
