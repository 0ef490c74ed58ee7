import { type RefObject, useEffect } from 'react'
import type { Client } from '../../client/Client'
import type { ContentEntry } from '../../content/types'

/**
 * Records when an entry first comes into view, and every click inside it.
 *
 * @param root - The element that holds the entry.
 * @param client - Without one, or with `autoTrack: false`, nothing is recorded.
 */
export function useTracking(
  root: RefObject<HTMLElement | null>,
  entry: ContentEntry,
  client: Client | undefined,
): void {
  const { id, testVariationId } = entry
  const tracking = client?.options.autoTrack === false ? undefined : client

  useEffect(() => {
    const element = root.current
    if (!element || !tracking || !id) return
    return onceInView(element, () => tracking.trackImpression(id, testVariationId))
  }, [root, tracking, id, testVariationId])

  useEffect(() => {
    const element = root.current
    if (!element || !tracking || !id) return
    let clicked = false
    const onClick = (event: MouseEvent): void => {
      tracking.trackInteraction(id, testVariationId, clicked, event)
      clicked = true
    }
    // While it captures, so that a block that stops its clicks does not hide them.
    element.addEventListener('click', onClick, true)
    return () => element.removeEventListener('click', onClick, true)
  }, [root, tracking, id, testVariationId])
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
