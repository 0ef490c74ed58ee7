import { createListeners } from '../../utils/createListeners'
import { isRecord } from '../../utils/isRecord'
import { jsonSnapshot } from './jsonSnapshot'
import { isTrackedEvent, type TrackedEvent } from './trackedEvent'

/** Changes an event before it is sent. Returns the event to send, or `null` to drop it. */
export type TrackingHook = (
  event: TrackedEvent,
  context: { readonly [name: string]: unknown },
) => TrackedEvent | null | undefined

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
 * Runs hooks one after the other, each on a copy of its predecessor's result.
 *
 * A hook returns an event, or changes the one it is given. A result that cannot be sent is ignored;
 * so is a hook that throws, which is reported.
 */
export function createTrackingHooks(): TrackingHooks {
  const hooks = createListeners<(hook: TrackingHook) => void>()
  return {
    add: (hook) => hooks.add((run) => run(hook)),
    apply(event, context) {
      let current: TrackedEvent | null = event
      hooks.notify((hook) => {
        if (!current) return
        const copy = eventSnapshot(current) ?? current
        const result = hook(copy, context)
        current =
          result === null ? null : (eventSnapshot(isRecord(result) ? result : copy) ?? current)
      })
      return current
    },
  }
}

function eventSnapshot(value: unknown): TrackedEvent | undefined {
  const snapshot: unknown = jsonSnapshot(value, MAX_EVENT_VALUES)
  return isTrackedEvent(snapshot) ? snapshot : undefined
}
