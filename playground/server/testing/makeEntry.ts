import type { Entry } from '../stores/entryStore'

/** An entry with this id; tests pass the fields that matter. */
export function makeEntry(id: string, fields: Record<string, unknown> = {}): Entry {
  return frozen({ id, lastUpdated: 1000, data: {}, ...fields })
}

/** Deep-freezes a value, so that a test fails when code mutates it. */
export function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) {
    Object.values(value).forEach(frozen)
    Object.freeze(value)
  }
  return value
}
