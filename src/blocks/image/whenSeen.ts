import { listen } from '../../utils/listen'
import { onceInView } from '../../utils/onceInView'

/**
 * Calls `then` once, when an image comes into view or the page is printed; before the next paint if
 * it is already in view. Returns the undo.
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

  // Browsers print the page as it is after the event.
  const stopPrinting = listen(view, 'beforeprint', see)
  // Measure all images of a turn before the first one changes the layout.
  queueMicrotask(() => {
    if (isOver) return
    if (isOnScreen(image, view)) queueMicrotask(see)
    else stopObserving = onceInView(image, see)
  })
  return stop
}

function isOnScreen(image: Element, view: Window): boolean {
  // An element in a closed tab has no boxes; its position would read as the top of the page.
  if (image.getClientRects().length === 0) return false
  const { top, bottom, left, right } = image.getBoundingClientRect()
  return top < view.innerHeight && bottom >= 0 && left < view.innerWidth && right >= 0
}
