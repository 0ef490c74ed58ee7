import { createContext, type RefObject, useContext, useEffect, useRef } from 'react'
import type { Client } from '../../client/Client'
import type { ContentEntry } from '../../content/types'
import { combineUndos } from '../../utils/combineUndos'
import { listen } from '../../utils/listen'
import { onceInView } from '../../utils/onceInView'
import { whenActivated } from '../../utils/whenActivated'

/**
 * Number of the page view that content is shown for, as `Client.pageView` counts them. An entry in
 * view counts once in each page view.
 */
export const PageViewContext = createContext<number | undefined>(undefined)

/** Clicks in an entry so far. */
export interface EntryTracking {
  hasClicked: boolean
  /** Counted already, if it comes again. */
  lastClick: Event | undefined
}

/**
 * Reports when an entry first comes into view, and every click inside it. The client decides
 * whether to record them.
 *
 * @param root - The element that holds the entry.
 * @param client - Without one, nothing is reported.
 * @param resumed - Clicks that were reported before.
 */
export function useTracking(
  root: RefObject<HTMLElement | null>,
  entry: ContentEntry,
  client: Client | undefined,
  resumed: EntryTracking | undefined,
): void {
  const pageView = useContext(PageViewContext)
  const { id, testVariationId } = entry
  const before = useRef(resumed)

  useEffect(() => {
    const element = root.current
    if (!element || !client) return
    const { current: tracking = { hasClicked: false, lastClick: undefined } } = before
    before.current = undefined
    return trackEntry(element, { id, testVariationId }, client, pageView, tracking)
  }, [root, client, id, testVariationId, pageView])
}

/** Reports views and clicks of an entry until the undo that it returns is called. */
export function trackEntry(
  element: HTMLElement,
  { id, testVariationId }: Pick<ContentEntry, 'id' | 'testVariationId'>,
  client: Client,
  pageView: number | undefined,
  tracking: EntryTracking,
): () => void {
  const shown = { id, testVariationId }
  const look = (): (() => void) =>
    onceInView(element, () => {
      if ((pageView ?? client.pageView) === client.pageView) client.reportImpression(shown)
    })
  const stop = whenActivated(element.ownerDocument, look)
  const onClick = (event: MouseEvent): void => {
    if (event === tracking.lastClick) return
    client.reportClick(shown, tracking.hasClicked, event)
    tracking.hasClicked = true
    tracking.lastClick = event
  }
  // While it captures, so that a block that stops its clicks does not hide them.
  const stopListening = listen(element, 'click', onClick, { capture: true })
  return combineUndos([stop, stopListening])
}
