import { listen } from '../../utils/listen'
import { throttle } from '../../utils/throttle'
import { hasObserver, type WatchInView, watchInView } from '../internals/useInView'

const SCROLL_THROTTLE_MS = 400

/** How many heights of the viewport below its top an image may stand and still be fetched. */
const SCROLL_REACH = 1.5

const observe = watchInView()

/** Waits for an image to come into view; one that already is does not wait for a first observation. */
export const watchImage: WatchInView = (element, view, onInView) => {
  if (isWithin(element, view, 1)) {
    onInView()
    return () => {}
  }
  return hasObserver(view) ? observe(element, view, onInView) : watchScroll(element, view, onInView)
}

const watchScroll: WatchInView = (element, view, onInView) => {
  const look = throttle(() => {
    if (!isWithin(element, view, SCROLL_REACH)) return
    stop()
    onInView()
  }, SCROLL_THROTTLE_MS)
  // Captured, because the scrolling of an element inside the page does not bubble.
  const ignore = listen(view, 'scroll', look, { capture: true, passive: true })
  const stop = (): void => {
    look.cancel()
    ignore()
  }
  look()
  return stop
}

function isWithin(element: Element, view: Window, heights: number): boolean {
  // Nothing is rendered of an element in a closed tab; its place would read as the top of the page.
  if (element.getClientRects().length === 0) return false
  const { top, bottom, left, right } = element.getBoundingClientRect()
  return top < view.innerHeight * heights && bottom >= 0 && left < view.innerWidth && right >= 0
}
