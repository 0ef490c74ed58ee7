/** Calls `onInView` once, when `element` comes into view. Returns the undo. */
export type WatchInView = (element: Element, view: Window, onInView: () => void) => () => void

/**
 * Makes a watcher with an IntersectionObserver. In a browser without one, everything is in view at once.
 *
 * @param rootMargin - How far outside of the viewport counts as in view, as CSS spells it.
 */
export function watchInView(rootMargin = '0px'): WatchInView {
  return (element, view, onInView) => {
    if (!hasObserver(view)) {
      onInView()
      return () => {}
    }
    const observer = new view.IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        onInView()
      },
      { rootMargin },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }
}

/** Whether the browser tells what is in view. */
export function hasObserver(view: Window): view is Window & typeof globalThis {
  return 'IntersectionObserver' in view
}
