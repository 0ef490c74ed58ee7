import { callFunction } from '../runtime/functions'
import { entriesOf, put, putGetter, read, toObject } from '../runtime/properties'
import { compileKey } from './memberPart'
import type { Part } from './Part'
import { storeOf, targetsOf } from './pattern'

export interface ObjectEntry {
  /** `null` where `value` is spread, or takes the rest. */
  readonly key: Part | null
  readonly value: Part
  /** Whether `value` is a function that works out the value. */
  readonly isGetter?: boolean
}

/** `{ a, b: c, ...d }`, as an object or as a pattern. */
export function objectPart(entries: readonly ObjectEntry[]): Part {
  const parts = entries.map(({ key, value, isGetter }) => ({
    key: key && compileKey(key),
    get: value.get,
    store: storeOf(value),
    isGetter,
  }))
  return {
    get(frame) {
      const { run } = frame
      const object = run.own({})
      for (const { key, get, isGetter } of parts) {
        if (key === null) {
          for (const [name, value] of entriesOf(run, get(frame))) put(run, object, name, value)
          continue
        }
        const name = key(frame)
        const value = get(frame)
        if (isGetter) putGetter(object, name, () => callFunction(run, value as object, object, []))
        else put(run, object, name, value)
      }
      return object
    },
    store(frame, value) {
      const { run } = frame
      const taken = new Set<unknown>()
      for (const { key, store } of parts) {
        if (key === null) {
          store(
            frame,
            toObject(
              run,
              entriesOf(run, value).filter(([name]) => !taken.has(name)),
            ),
          )
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
