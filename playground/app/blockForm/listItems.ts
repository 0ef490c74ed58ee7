import type { BlockInput } from '../../../src/render/block/BlockDefinition'
import { isObject } from '../draft/path'

/** A new item of a list: the defaults of its parts, or the first item that a new block has. */
export function itemOf({
  defaultValue: items,
  subFields = [],
}: BlockInput): Record<string, unknown> {
  const parts = subFields.flatMap(({ name, defaultValue }) =>
    defaultValue === undefined ? [] : [[name, defaultValue]],
  )
  const [first] = Array.isArray(items) ? items : []
  // A copy: items must not share what they hold.
  return structuredClone(parts.length === 0 && isObject(first) ? first : Object.fromEntries(parts))
}

/** A copy of the list in which the item at `from` stands at `to`. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_, index) => index !== from)
  return [...rest.slice(0, to), ...items.slice(from, from + 1), ...rest.slice(to)]
}
