import { jsonSnapshot } from '../../content/jsonSnapshot'
import { createListeners } from '../../utils/timing/createListeners'
import { isRecord } from '../../utils/values/isRecord'
import { onePer } from '../../utils/values/onePer'
import type { Page } from '../page/Page'
import { isTrackedEvent, type TrackedEvent } from './trackedEvent'

/** Changes an event before it is sent. Returns the event to send, or `null` to drop it. */
export type TrackingHook = (
  event: TrackedEvent,
  context: { readonly [name: string]: unknown },
) => TrackedEvent | null | undefined

// An event combines two snapshots, so this limit fits any event that hooks leave unchanged.
const MAX_EVENT_VALUES = 20_000

/** Hooks of the site that change or drop events. */
export interface TrackingHooks {
  /** Appends `hook`. Returns the undo. */
  add(hook: TrackingHook): () => void
  /** Runs all hooks, and returns the resulting event, or `null` to drop it. */
  apply(event: TrackedEvent, context: Parameters<TrackingHook>[1]): TrackedEvent | null
}

/**
 * Runs hooks in order, each on a copy of the previous result.
 *
 * A hook returns an event or mutates its argument. A result that cannot be sent is ignored. So is a
 * hook that throws, and the error is reported.
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

/** The site's hooks for all clients on a page. */
export const trackingHooksFor: (page: Page) => TrackingHooks = onePer(createTrackingHooks)
