import { isRecord } from '../../utils/isRecord'
import { reportThrown } from '../../utils/reportThrown'
import type { TrackedEvent, TrackingHook } from '../Client'
import { jsonSnapshot } from './jsonSnapshot'
import { isTrackedEvent } from './trackedEvent'

// An event is built of two snapshots, so that one that hooks leave alone is copied whole.
const MAX_EVENT_VALUES = 20_000

/** The site's functions that change or drop events. */
export interface TrackingHooks {
  /** Adds `hook` behind the others. Returns the undo. */
  add(hook: TrackingHook): () => void
  /** The event as all hooks leave it, or `null` to drop it. */
  apply(event: TrackedEvent, context: Parameters<TrackingHook>[1]): TrackedEvent | null
}

/**
 * Runs hooks one after the other, each on a copy of what the one before it made of the event.
 *
 * A hook returns an event, or changes the one it is given. What cannot be sent afterwards is passed
 * over; so is a hook that throws, which is reported.
 */
export function createTrackingHooks(): TrackingHooks {
  const entries = new Set<{ readonly hook: TrackingHook }>()

  return {
    add(hook) {
      const entry = { hook }
      entries.add(entry)
      return () => {
        entries.delete(entry)
      }
    },
    apply(event, context) {
      let current = event
      for (const { hook } of [...entries]) {
        const copy = eventSnapshot(current) ?? current
        try {
          const result = hook(copy, context)
          if (result === null) return null
          current = eventSnapshot(isRecord(result) ? result : copy) ?? current
        } catch (error) {
          reportThrown(error)
        }
      }
      return current
    },
  }
}

function eventSnapshot(value: unknown): TrackedEvent | undefined {
  const snapshot: unknown = jsonSnapshot(value, MAX_EVENT_VALUES)
  return isTrackedEvent(snapshot) ? snapshot : undefined
}
