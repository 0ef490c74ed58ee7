import { decodeUri } from '../../src/utils/text/decodeUri'
import { combineUndos } from '../../src/utils/timing/combineUndos'
import { listen } from '../../src/utils/timing/listen'
import { onceInView } from '../../src/utils/view/onceInView'

/**
 * When a widget fetches its content: at once, shortly before it comes into view, or when the page
 * is idle.
 */
export type Loading = 'eager' | 'lazy' | 'idle'

/**
 * Distance from the viewport, or from the visible part of a scroll container, at which a lazy
 * widget loads.
 */
const LAZY_DISTANCE = '300px'
/** Maximum wait of an idle widget on a page that is never idle. */
const MAX_IDLE_WAIT_MS = 2_000

/**
 * Calls `then` once `element` is due to load. Returns a function that cancels it.
 *
 * If the browser cannot detect the condition, the element is due at once.
 */
export function whenDue(
  element: Element,
  loading: Loading | undefined,
  then: () => void,
): () => void {
  const view = element.ownerDocument.defaultView
  if (loading === 'lazy' && view?.IntersectionObserver && !leadsFurther(view)) {
    return whenWanted(element, view, then)
  }
  if (loading === 'idle' && view?.requestIdleCallback) {
    const handle = view.requestIdleCallback(then, { timeout: MAX_IDLE_WAIT_MS })
    return () => view.cancelIdleCallback(handle)
  }
  then()
  return () => {}
}

/**
 * Calls `then` once, before `element` comes into view or when the address points to an element that
 * is not on the page yet.
 */
function whenWanted(element: Element, view: Window, then: () => void): () => void {
  function wanted(): void {
    stop()
    then()
  }

  const stop = combineUndos([
    listen(view, 'hashchange', () => leadsFurther(view) && wanted()),
    onceInView(boxOf(element, view), wanted, LAZY_DISTANCE),
  ])
  return stop
}

/**
 * The element itself or its nearest ancestor with a box: an element with `display: contents` never
 * comes into view.
 */
function boxOf(element: Element, view: Window): Element {
  const parent = element.parentElement ?? (element.getRootNode() as Partial<ShadowRoot>).host
  const hasBox = view.getComputedStyle(element).display !== 'contents'
  return hasBox || !parent ? element : boxOf(parent, view)
}

/**
 * Whether the address has a fragment without a target on the page. Content that is not loaded yet
 * may contain it.
 */
function leadsFurther({ location, document }: Window): boolean {
  const fragment = location.hash.slice(1)
  // Routes and text fragments are not ids.
  if (!fragment || /^[/!:]/.test(fragment)) return false
  return !document.getElementById(decodeUri(fragment) ?? fragment)
}
