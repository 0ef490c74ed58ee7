import { listen } from '../../utils/listen'
import { onceInView } from '../../utils/onceInView'

/**
 * Calls `then` once, when an image comes into view or onto paper; before the next paint, where it
 * already is in view. Returns the undo.
 */
export function whenSeen(image: Element, then: () => void): () => void {
  const view = image.ownerDocument.defaultView as Window
  let stopObserving = (): void => {}
  let isOver = false

  function stop(): void {
    isOver = true
    stopObserving()
    stopPrinting()
  }
  function see(): void {
    if (isOver) return
    stop()
    then()
  }

  // Browsers take the page as it is when the event is over.
  const stopPrinting = listen(view, 'beforeprint', see)
  // The images of a turn are all measured before the first of them changes the layout.
  queueMicrotask(() => {
    if (isOver) return
    if (isOnScreen(image, view)) queueMicrotask(see)
    else stopObserving = onceInView(image, see)
  })
  return stop
}

function isOnScreen(image: Element, view: Window): boolean {
  // Nothing is rendered of an element in a closed tab; its place would read as the top of the page.
  if (image.getClientRects().length === 0) return false
  const { top, bottom, left, right } = image.getBoundingClientRect()
  return top < view.innerHeight && bottom >= 0 && left < view.innerWidth && right >= 0
}
