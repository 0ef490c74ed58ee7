/** An item that may share a URL with others. */
export interface Batchable {
  /** Names the item on the URL. */
  readonly key: string
  /** What a URL has once, whatever the number of items; `undefined` for an item that stays alone. */
  readonly shared: string | undefined
  /** What the URL has for this item. */
  readonly own: string
}

/**
 * Deals items out to URLs, in their order.
 *
 * Items meet on a URL that agree on everything it has once, up to `size` different keys. Equal items
 * count once; a key that stands for something else already sends its item to another URL.
 */
export function toBatches<Item extends Batchable>(
  items: readonly Item[],
  size: number,
): [Item, ...Item[]][] {
  const batches: [Item, ...Item[]][] = []
  for (const item of items) {
    const batch = batches.find((candidate) => hasRoomFor(item, candidate, size))
    if (batch) batch.push(item)
    else batches.push([item])
  }
  return batches
}

function hasRoomFor<Item extends Batchable>(
  { key, shared, own }: Item,
  batch: readonly [Item, ...Item[]],
  size: number,
): boolean {
  if (shared === undefined || shared !== batch[0].shared) return false
  const namesake = batch.find((other) => other.key === key)
  if (namesake) return namesake.own === own
  return new Set(batch.map((other) => other.key)).size < size
}
