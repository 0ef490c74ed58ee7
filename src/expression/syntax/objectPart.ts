import { entriesOf, put, read, type SafeKey, toObject } from '../runtime/properties'
import { own } from '../runtime/run'
import { compileKey } from './memberPart'
import type { Part } from './Part'
import { storeOf, targetsOf } from './pattern'

export interface ObjectEntry {
  /** `null` where `value` is spread, or takes the rest. */
  readonly key: Part | null
  readonly value: Part
  /**
   * Gives the object its property.
   *
   * @default As a value
   */
  readonly define?: (object: object, key: SafeKey, value: unknown) => void
}

/** `{ a, b: c, ...d }`, as an object or as a pattern. */
export function objectPart(entries: readonly ObjectEntry[]): Part {
  const parts = entries.map(({ key, value, define = put }) => ({
    key: key && compileKey(key),
    get: value.get,
    store: storeOf(value),
    define,
  }))
  return {
    get(frame) {
      const object = own({})
      for (const { key, get, define } of parts) {
        if (key !== null) define(object, key(frame), get(frame))
        else for (const [name, value] of entriesOf(get(frame))) put(object, name, value)
      }
      return object
    },
    store(frame, value) {
      const taken = new Set<unknown>()
      for (const { key, store } of parts) {
        if (key === null) {
          store(frame, toObject(entriesOf(value).filter(([name]) => !taken.has(name))))
          continue
        }
        const name = key(frame)
        taken.add(String(name))
        store(frame, read(value, name))
      }
    },
    targets: entries.flatMap(({ value }) => targetsOf(value)),
  }
}
