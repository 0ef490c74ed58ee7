import { onceInView } from '../../utils/onceInView'

/** Calls `onInView` once, when `element` comes into view. Returns the undo. */
export type WatchInView = (element: Element, view: Window, onInView: () => void) => () => void

/**
 * Makes a watcher. In a browser that does not tell what is in view, everything is at once.
 *
 * @param rootMargin - How far outside of the viewport counts as in view, as CSS spells it.
 */
export function watchInView(rootMargin = '0px'): WatchInView {
  return (element, _view, onInView) => onceInView(element, onInView, rootMargin)
}

/** Whether the browser tells what is in view. */
export function hasObserver(view: Window): view is Window & typeof globalThis {
  return 'IntersectionObserver' in view
}
