import type { Client } from '../../client/Client'
import type { ContentEntry } from '../../content/types'
import { combineUndos } from '../../utils/timing/combineUndos'
import { listen } from '../../utils/timing/listen'
import { whenActivated } from '../../utils/timing/whenActivated'
import { onceEntrySeen } from './onceEntrySeen'
import { noteTest } from './testsOnScreen'

/** State of an entry's click tracking. */
export interface EntryTracking {
  hasClicked: boolean
  /** The last counted click, which is not counted twice. */
  lastClick: Event | undefined
}

/** The fields of an entry that tracking depends on. */
export type TrackedEntry = Pick<ContentEntry, 'id' | 'testVariationId'>

/**
 * Reports views and clicks of an entry, and which variation is on screen, until the returned undo
 * is called.
 */
export function trackEntry(
  element: HTMLElement,
  shown: TrackedEntry,
  client: Client,
  pageView: number | undefined,
  tracking: EntryTracking,
): () => void {
  const { ownerDocument } = element
  /** Whether a click has been counted in this task: a label also clicks its field. */
  let isCounted = false

  function watch(): () => void {
    const look = (): (() => void) =>
      onceEntrySeen(element, shown.testVariationId !== undefined, () => {
        if ((pageView ?? client.pageView) === client.pageView) client.reportImpression(shown)
      })
    let stopLooking = look()
    const stopConsent = client.onConsent((allowed) => {
      if (allowed) return
      // Whoever consents next is another visitor, who sees the entry and has clicked nothing yet.
      tracking.hasClicked = false
      stopLooking()
      stopLooking = look()
    })
    return () => {
      stopConsent()
      stopLooking()
    }
  }

  function onClick(event: MouseEvent): void {
    if (event === tracking.lastClick) return
    tracking.lastClick = event
    if (isCounted) return
    isCounted = true
    setTimeout(() => {
      isCounted = false
    })
    // Who clicks has seen the entry, whatever the observers have reported so far.
    client.reportImpression(shown)
    client.reportClick(shown, tracking.hasClicked, event)
    tracking.hasClicked = true
  }

  /** A router may remove the content before the click that it follows has reached it. */
  function countPassingClick(): void {
    const event = ownerDocument.defaultView?.event
    if (event?.type === 'click' && event.composedPath().includes(element)) {
      onClick(event as MouseEvent)
    }
  }

  return combineUndos([
    countPassingClick,
    client.keepShown(shown),
    shown.testVariationId === undefined ? undefined : noteTest(shown.id),
    whenActivated(ownerDocument, watch),
    // In the capture phase, so that blocks which stop propagation do not hide clicks.
    listen(element, 'click', onClick, { capture: true }),
  ])
}
