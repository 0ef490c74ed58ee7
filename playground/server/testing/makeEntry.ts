import type { Entry } from '../stores/Entry'
import { deepFreeze } from './deepFreeze'

/** An entry of which only the id matters, unless a test says more. */
export function makeEntry(id: string, fields: Record<string, unknown> = {}): Entry {
  return deepFreeze({ id, lastUpdated: 1000, data: {}, ...fields })
}
