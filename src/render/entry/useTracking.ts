import { createContext, type RefObject, useContext, useLayoutEffect, useRef } from 'react'
import type { Client } from '../../client/Client'
import type { ContentEntry } from '../../content/types'
import { type EntryTracking, trackEntry } from './trackEntry'

/**
 * Number of the page view that shows the content, as `Client.pageView` counts them. An entry in
 * view counts once per page view.
 */
export const PageViewContext = createContext<number | undefined>(undefined)

/**
 * Reports when an entry first comes into view, and every click inside it. The client decides
 * whether to record them.
 *
 * @param root - The element that holds the entry.
 * @param client - If absent, nothing is reported.
 * @param resumed - Tracking state from before React took over.
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

  useLayoutEffect(() => {
    const { current: element } = root
    if (!element || !client) return
    const { current: tracking = { hasClicked: false } } = before
    before.current = undefined
    return trackEntry(element, { id, testVariationId }, client, pageView, tracking)
  }, [root, client, id, testVariationId, pageView])
}
