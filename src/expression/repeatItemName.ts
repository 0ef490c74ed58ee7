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
