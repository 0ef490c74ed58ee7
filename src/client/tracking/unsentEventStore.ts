import { nanoid } from 'nanoid'
import { isRecord } from '../../utils/isRecord'
import { parseJson } from '../../utils/parseJson'
import type { Page } from '../page/Page'
import { EVENTS_KEY } from '../visitor/storedNames'
import { isTrackedEvent, type TrackedEvent } from './trackedEvent'

/** An event, and when it was recorded. */
export interface UnsentEvent {
  readonly event: TrackedEvent
  /** Milliseconds since 1970. */
  readonly recordedAt: number
  /** How often in a row requests had failed when it was stored. */
  readonly failures?: number
  /** Milliseconds since 1970 before which the server asked to be left alone. */
  readonly notBefore?: number
}

/** Keeps what could not be sent until a later page of the site sends it. */
export interface UnsentEventStore {
  /** Whether something is kept for this page. */
  readonly holding: boolean
  /**
   * Whether what was kept is gone: another page has taken it over, or the visitor has refused
   * there.
   */
  readonly isTakenOver: boolean
  /**
   * Replaces what is kept for this page. Whether all of it found room; if not, the first ones are
   * kept.
   */
  save(events: readonly UnsentEvent[]): boolean
  /**
   * Takes over events of the last 24 hours that other pages left. They stay stored, as this page's.
   * Older ones are removed, whatever their host and API key.
   */
  claim(): UnsentEvent[]
}

const LIFETIME_MS = 24 * 60 * 60 * 1000
const MAX_CHARACTERS = 1_000_000

/**
 * Keeps events in localStorage under a key of this page's own, so that pages never overwrite each
 * other's.
 *
 * A key is claimed by whichever page starts next: it writes the events under its own key before it
 * removes the old one. Two that start at once may both send an event, but none is lost. Events for
 * another host or API key stay where they are.
 */
export function createUnsentEventStore(
  { environment, storage }: Page,
  host: string,
  apiKey: string,
): UnsentEventStore {
  const clientPrefix = `${EVENTS_KEY}${encodeURIComponent(host)}/${encodeURIComponent(apiKey)}/`
  const ownKey = clientPrefix + nanoid()
  let holding = false

  function isFresh({ recordedAt }: UnsentEvent): boolean {
    return Math.abs(environment.now() - recordedAt) < LIFETIME_MS
  }

  function write(events: readonly UnsentEvent[]): boolean {
    const text = JSON.stringify(events)
    const written = text.length <= MAX_CHARACTERS && storage.set(ownKey, text)
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
          // Where there is no room for both, the old key has to wait for a later page.
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
