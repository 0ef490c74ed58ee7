import { onceInView } from '../../src/internal'

/** When a widget fetches its content: at once, shortly before it comes into view, or when the page is idle. */
export type Loading = 'eager' | 'lazy' | 'idle'

/** How far below or above the viewport a lazy widget starts. */
const AHEAD = '300px'
/** The longest that an idle widget waits on a page that is never idle. */
const MOST_IDLE_WAIT_MS = 2_000

/**
 * Calls `then` once `element` is due to load. Returns what prevents that.
 *
 * What a browser cannot wait for is due at once.
 */
export function whenDue(
  element: Element,
  loading: Loading | undefined,
  then: () => void,
): () => void {
  const view = element.ownerDocument.defaultView
  if (loading === 'lazy') return onceInView(element, then, AHEAD)
  if (loading === 'idle' && view?.requestIdleCallback) {
    const handle = view.requestIdleCallback(then, { timeout: MOST_IDLE_WAIT_MS })
    return () => view.cancelIdleCallback(handle)
  }
  then()
  return () => {}
}
