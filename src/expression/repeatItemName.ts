/**
 * The name under which a repeated block finds its item: `productsItem` for `state.products`.
 *
 * It is made of the last name in the collection's path, before any call:
 * `state.products.slice(0, 2)` gives `productsItem`, too. Where there is none, it is `item`.
 *
 * @param itemName - The author's own name, which wins unless it is empty.
 */
export function repeatItemName(collection: string, itemName?: string | null): string {
  if (itemName) return itemName
  const [path = ''] = collection.trim().split(/\.\w+\s*\(/)
  const name = /[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.exec(path)?.[0]
  return name === undefined ? 'item' : `${name}Item`
}
