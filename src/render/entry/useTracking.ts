import { createContext, type RefObject, useContext, useEffect } from 'react'
import type { Client } from '../../client/Client'
import type { ContentEntry } from '../../content/types'

/**
 * Number of the page view that content is shown for, as `Client.pageView` counts them. What comes into view
 * counts only as long as it lasts; another one begins anew.
 */
export const PageViewContext = createContext<number | undefined>(undefined)

/**
 * Reports when an entry first comes into view, and every click inside it. What becomes of that, recorded or not,
 * is the client's to decide.
 *
 * @param root - The element that holds the entry.
 * @param client - Without one, nothing is reported.
 */
export function useTracking(
  root: RefObject<HTMLElement | null>,
  entry: ContentEntry,
  client: Client | undefined,
): void {
  const pageView = useContext(PageViewContext)
  const { id, testVariationId } = entry

  useEffect(() => {
    const element = root.current
    if (!element || !client) return
    const shown = { id, testVariationId }
    const stop = onceInView(element, () => {
      if ((pageView ?? client.pageView) === client.pageView) client.reportImpression(shown)
    })
    let clicked = false
    const onClick = (event: MouseEvent): void => {
      client.reportClick(shown, clicked, event)
      clicked = true
    }
    // While it captures, so that a block that stops its clicks does not hide them.
    element.addEventListener('click', onClick, true)
    return () => {
      stop()
      element.removeEventListener('click', onClick, true)
    }
  }, [root, client, id, testVariationId, pageView])
}

/** Returns the undo. */
function onceInView(element: HTMLElement, then: () => void): () => void {
  const Observer = element.ownerDocument.defaultView?.IntersectionObserver
  if (!Observer) {
    then()
    return () => {}
  }
  const observer = new Observer((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    then()
  })
  observer.observe(element)
  return () => observer.disconnect()
}
