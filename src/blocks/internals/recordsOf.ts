import { isRecord } from '../../utils/isRecord'

/**
 * A list of options as content ought to have it: what is no object in it counts as an empty one, and what is
 * no list has no items.
 */
export function recordsOf<Item extends object>(
  list: readonly Item[] | undefined,
): readonly Partial<Item>[] {
  if (!Array.isArray(list)) return []
  return list.map((item: Item): Partial<Item> => (isRecord(item as unknown) ? item : {}))
}
