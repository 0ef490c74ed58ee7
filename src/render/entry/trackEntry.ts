import type { Client } from '../../client/Client'
import type { ContentEntry } from '../../content/types'
import { combineUndos } from '../../utils/timing/combineUndos'
import { listen } from '../../utils/timing/listen'
import { whenActivated } from '../../utils/timing/whenActivated'
import { onceEntrySeen } from './onceEntrySeen'

/** State of an entry's click tracking. */
export interface EntryTracking {
  hasClicked: boolean
  /** The last counted click, which is not counted twice. */
  lastClick: Event | undefined
}

/**
 * Reports views and clicks of an entry, and which variation is on screen, until the returned undo
 * is called.
 */
export function trackEntry(
  element: HTMLElement,
  { id, testVariationId }: Pick<ContentEntry, 'id' | 'testVariationId'>,
  client: Client,
  pageView: number | undefined,
  tracking: EntryTracking,
): () => void {
  const shown = { id, testVariationId }
  const look = (): (() => void) =>
    onceEntrySeen(element, () => {
      if ((pageView ?? client.pageView) === client.pageView) client.reportImpression(shown)
    })
  const stop = whenActivated(element.ownerDocument, look)
  const onClick = (event: MouseEvent): void => {
    if (event === tracking.lastClick) return
    client.reportClick(shown, tracking.hasClicked, event)
    tracking.hasClicked = true
    tracking.lastClick = event
  }
  // In the capture phase, so that blocks which stop propagation do not hide clicks.
  const stopListening = listen(element, 'click', onClick, { capture: true })
  return combineUndos([client.keepShown(shown), stop, stopListening])
}
