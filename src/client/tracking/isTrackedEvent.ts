import { isRecord } from '../../utils/isRecord'
import type { TrackedEvent } from '../Client'

/** Whether `value` can be sent as an event. */
export function isTrackedEvent(value: unknown): value is TrackedEvent {
  return (
    isRecord(value) &&
    typeof value.type === 'string' &&
    typeof value.id === 'string' &&
    isRecord(value.data)
  )
}
