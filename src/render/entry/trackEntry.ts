import type { Client } from '../../client/Client'
import type { ContentEntry } from '../../content/types'
import { combineUndos } from '../../utils/timing/combineUndos'
import { listen } from '../../utils/timing/listen'
import { whenActivated } from '../../utils/timing/whenActivated'
import { onceEntrySeen } from './onceEntrySeen'
import { noteTest } from './warnOfNoEntry'

/** State of an entry's click tracking. */
export interface EntryTracking {
  hasClicked: boolean
  /** The last press, which is not counted twice. */
  press?: Event
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
  /** What the browser clicks for the last press, too. */
  let echo: EventTarget | null | undefined

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

  /**
   * Counts a click, or the one that is on its way: a router may remove the content before the
   * click that it follows has reached it.
   */
  function countPress(click?: Event): void {
    // In a shadow root, this is what a listener of the page is handling.
    const passing = ownerDocument.defaultView?.event
    const isOurs = passing?.type === 'click' && passing.composedPath().includes(element)
    const press = isOurs ? passing : click
    const { press: last } = tracking
    // Whatever the listeners of a press click is no press of its own.
    if (!press || last?.eventPhase) return
    tracking.press = press
    const path = press.composedPath() as HTMLLabelElement[]
    const isEcho = path[0] === echo && press.timeStamp === last?.timeStamp
    echo = path.find(({ control }) => control && control !== path[0])?.control
    if (isEcho) return
    // Who clicks has seen the entry, whatever the observers have reported so far.
    if (press.isTrusted) client.reportImpression(shown)
    client.reportClick(shown, tracking.hasClicked, press as MouseEvent)
    tracking.hasClicked = true
  }

  /** A key that is held down clicks again and again. */
  function onKey(key: KeyboardEvent): void {
    if (!key.repeat) return
    tracking.press = key
    echo = key.target
  }

  return combineUndos([
    countPress,
    client.keepShown(shown),
    shown.testVariationId === undefined ? undefined : noteTest(shown.id),
    whenActivated(ownerDocument, watch),
    // In the capture phase, so that blocks which stop propagation do not hide clicks.
    listen(element, 'click', countPress, { capture: true }),
    listen(element, 'keydown', onKey, { capture: true }),
  ])
}
