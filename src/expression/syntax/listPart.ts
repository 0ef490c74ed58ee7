import type { Frame } from '../runtime/frames'
import { MAX_LIST_LENGTH } from '../runtime/limits'
import { itemsOf } from '../runtime/properties'
import { limitLength, own } from '../runtime/run'
import type { Part } from './Part'
import { storeOf, targetsOf } from './pattern'

/** `[a, , ...b]`, as a list or as a pattern. */
export function listPart(items: readonly Part[]): Part {
  const values = compileItems(items)
  const store = compileParameters(items)
  return {
    get: (frame) => own(values(frame)),
    store: (frame, value) => store(frame, itemsOf(value)),
    targets: items.flatMap(targetsOf),
  }
}

/** The items of a list, or what a function is called with. */
export function compileItems(items: readonly Part[]): (frame: Frame | null) => unknown[] {
  if (!items.some(({ isSpread }) => isSpread)) {
    return (frame) => items.map(({ get }) => get(frame))
  }
  return (frame) => {
    const list: unknown[] = []
    for (const { get, isSpread } of items) {
      const value = get(frame)
      if (!isSpread) list.push(value)
      else for (const item of itemsOf(value)) list.push(item)
      limitLength(list.length, MAX_LIST_LENGTH)
    }
    return list
  }
}

/** Gives the items of a list, or what a function was called with, to these patterns. */
export function compileParameters(
  patterns: readonly Part[],
): (frame: Frame | null, values: readonly unknown[]) => void {
  const stores = patterns.map((pattern, index) => {
    const store = storeOf(pattern)
    return { store, index, isRest: pattern.isSpread }
  })
  return (frame, values) => {
    for (const { store, index, isRest } of stores) {
      store(frame, isRest ? own(values.slice(index)) : values[index])
    }
  }
}
