import type { Client } from '../../client/Client'
import type { ContentEntry } from '../../content/types'
import { combineUndos } from '../../utils/combineUndos'
import { listen } from '../../utils/listen'
import { onceInView } from '../../utils/onceInView'
import { whenActivated } from '../../utils/whenActivated'

/** Clicks in an entry so far. */
export interface EntryTracking {
  hasClicked: boolean
  /** Counted already, if it comes again. */
  lastClick: Event | undefined
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
