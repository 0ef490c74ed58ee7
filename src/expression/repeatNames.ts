import type { ListPosition } from './runtime/ListPosition'

/**
 * Returns the name of a repeated block's item in expressions: `productsItem` for `state.products`.
 *
 * Derived from the last name in the collection's path before any call, so that
 * `state.products.slice(0, 2)` also gives `productsItem`. Without such a name, it is `item`.
 *
 * @param itemName - The author's own name, used unless it is empty.
 */
export function repeatItemName(collection: string, itemName?: string | null): string {
  if (itemName) return itemName
  const [path = ''] = collection.trim().split(/\.\w+\s*\(/)
  const name = /[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.exec(path)?.[0]
  return name === undefined ? 'item' : `${name}Item`
}

/** Names that expressions in a repeated block have for its item. */
export interface RepeatNames {
  /** Values by name: `$item`, `productsItem`, `$index`, `$productsItemIndex`. */
  readonly values: Readonly<Record<string, unknown>>
  /** Positions of the item by name, so that an action can assign to it. */
  readonly positions: Readonly<Record<string, ListPosition>>
}

/** Returns the names of the item at `index` in `list`. */
export function repeatNames(
  itemName: string,
  list: readonly unknown[],
  index: number,
): RepeatNames {
  const item = list[index]
  const values = { $index: index, $item: item, [itemName]: item, [`$${itemName}Index`]: index }
  // Objects are found by identity; a primitive value only by its position in the list.
  if (typeof item === 'object') return { values, positions: {} }
  const position = { list, index }
  return { values, positions: { $item: position, [itemName]: position } }
}
