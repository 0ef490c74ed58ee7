import { parseJson } from '../../utils/text/parseJson'
import { randomKey } from '../../utils/text/randomId'
import { isRecord } from '../../utils/values/isRecord'
import { EVENTS_KEY } from '../browser/storedNames'
import type { Page } from '../page/Page'
import { MAX_STORED_CHARACTERS, STORED_EVENTS_AGE_MS } from './deliveryLimits'
import { isTrackedEvent, type TrackedEvent } from './trackedEvent'

/** An event and its recording time. */
export interface UnsentEvent {
  readonly event: TrackedEvent
  /** Milliseconds since 1970. */
  readonly recordedAt: number
  /** Number of consecutive failures when the event was stored. */
  readonly failures?: number
  /** Earliest time of the next request, as the server asked, in milliseconds since 1970. */
  readonly notBefore?: number
}

/** Stores unsent events until a later page of the site sends them. */
export interface UnsentEventStore {
  /** Whether this page has stored events. */
  readonly holding: boolean
  /**
   * Whether this page's stored events are gone: claimed by another page, or removed by a refusal.
   */
  readonly isTakenOver: boolean
  /**
   * Replaces this page's stored events. If not all of them fit, stores the first ones and returns
   * `false`.
   */
  save(events: readonly UnsentEvent[]): boolean
  /**
   * Claims events of the last 24 hours that other pages stored. They stay in storage, as this
   * page's. Removes older events, regardless of their host and API key.
   */
  claim(): UnsentEvent[]
}

/**
 * Stores events in localStorage under a key of this page, so that pages never overwrite each
 * other's events.
 *
 * The next page to start claims a key: it writes the events under its own key before it removes the
 * old one. Two pages that start at once may both send an event, but none is lost. Events for
 * another host or API key stay.
 */
export function createUnsentEventStore(
  { environment, storage }: Page,
  host: string,
  apiKey: string,
): UnsentEventStore {
  const clientPrefix = `${EVENTS_KEY}${encodeURIComponent(host)}/${encodeURIComponent(apiKey)}/`
  const ownKey = clientPrefix + randomKey()
  let holding = false

  function isFresh({ recordedAt }: UnsentEvent): boolean {
    return Math.abs(environment.now() - recordedAt) < STORED_EVENTS_AGE_MS
  }

  function write(events: readonly UnsentEvent[]): boolean {
    const text = JSON.stringify(events)
    const written = text.length <= MAX_STORED_CHARACTERS && storage.set(ownKey, text)
    if (written) holding = true
    return written
  }

  return {
    get holding() {
      return holding
    },
    get isTakenOver() {
      return holding && storage.lacks(ownKey)
    },
    save(events) {
      let fitting = events
      while (fitting.length > 0) {
        if (write(fitting)) return fitting.length === events.length
        fitting = fitting.slice(0, Math.floor(fitting.length / 2))
      }
      if (holding) storage.remove(ownKey)
      holding = false
      return events.length === 0
    },
    claim() {
      let claimed: UnsentEvent[] = []
      for (const key of storage.keys()) {
        if (key === ownKey || !key.startsWith(EVENTS_KEY)) continue
        const found = parseStored(storage.get(key)).filter(isFresh)
        if (found.length > 0) {
          if (!key.startsWith(clientPrefix)) continue
          // When storage cannot hold both copies, the old key stays for a later page.
          if (!write([...claimed, ...found])) continue
          claimed = [...claimed, ...found]
        }
        storage.remove(key)
      }
      return claimed
    },
  }
}

function parseStored(text: string | null): UnsentEvent[] {
  const value = parseJson(text ?? '')
  return Array.isArray(value) ? value.filter(isStoredEvent) : []
}

function isStoredEvent(value: unknown): value is UnsentEvent {
  return (
    isRecord(value) &&
    typeof value.recordedAt === 'number' &&
    isTrackedEvent(value.event) &&
    [value.failures, value.notBefore].every((n) => n === undefined || typeof n === 'number')
  )
}
