import type { Entry } from '../stores/entryStore'

/** An entry of which only the id matters, unless a test says more. */
export function makeEntry(id: string, fields: Record<string, unknown> = {}): Entry {
  return frozen({ id, lastUpdated: 1000, data: {}, ...fields })
}

/** Freezes a value and everything in it, so that a test fails where it is changed. */
export function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) {
    Object.values(value).forEach(frozen)
    Object.freeze(value)
  }
  return value
}
