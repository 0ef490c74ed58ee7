import type { BlockInput } from '../../../src/render/BlockDefinition'

/** A new item of a list: the defaults of its parts. */
export function itemOf({ subFields = [] }: BlockInput): Record<string, unknown> {
  return Object.fromEntries(
    subFields.flatMap(({ name, defaultValue }) =>
      // A copy: items must not share what they hold.
      defaultValue === undefined ? [] : [[name, structuredClone(defaultValue)]],
    ),
  )
}

/** A copy of the list in which the item at `from` stands at `to`. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_, index) => index !== from)
  return [...rest.slice(0, to), ...items.slice(from, from + 1), ...rest.slice(to)]
}
