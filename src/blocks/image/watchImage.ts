import { listen } from '../../utils/listen'
import { onceInView } from '../../utils/onceInView'
import { throttle } from '../../utils/throttle'

const SCROLL_THROTTLE_MS = 400

/** How many heights of the viewport below its top an image may stand and still be fetched. */
const SCROLL_REACH = 1.5

/** Waits for an image to come into view; one that already is does not wait for a first observation. */
export function watchImage(element: Element, onInView: () => void): () => void {
  const view = element.ownerDocument.defaultView as Window & typeof globalThis
  if (isWithin(element, view, 1)) {
    onInView()
    return () => {}
  }
  return view.IntersectionObserver
    ? onceInView(element, onInView)
    : watchScroll(element, view, onInView)
}

function watchScroll(element: Element, view: Window, onInView: () => void): () => void {
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
