import { createContext, type RefObject, useContext, useEffect } from 'react'
import type { Client } from '../../client/Client'
import type { ContentEntry } from '../../content/types'
import { listen } from '../../utils/listen'
import { onceInView } from '../../utils/onceInView'
import { whenActivated } from '../../utils/whenActivated'

/**
 * Number of the page view that content is shown for, as `Client.pageView` counts them. An entry in
 * view counts once in each page view.
 */
export const PageViewContext = createContext<number | undefined>(undefined)

/**
 * Reports when an entry first comes into view, and every click inside it. The client decides
 * whether to record them.
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
    const look = (): (() => void) =>
      onceInView(element, () => {
        if ((pageView ?? client.pageView) === client.pageView) client.reportImpression(shown)
      })
    const stop = whenActivated(element.ownerDocument, look)
    let clicked = false
    const onClick = (event: MouseEvent): void => {
      client.reportClick(shown, clicked, event)
      clicked = true
    }
    // While it captures, so that a block that stops its clicks does not hide them.
    const stopListening = listen(element, 'click', onClick, { capture: true })
    return () => {
      stop()
      stopListening()
    }
  }, [root, client, id, testVariationId, pageView])
}
