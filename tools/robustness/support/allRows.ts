const PAGE = 1000

/** Fetches a complete list of the admin API, page by page. */
export async function allRows<Item extends { readonly seq: number }>(
  host: string,
  list: 'events' | 'submissions' | 'requests',
  filter = '',
  after = 0,
): Promise<Item[]> {
  const found: Item[] = []
  for (;;) {
    const since = found[found.length - 1]?.seq ?? after
    const url = `${host}/admin/${list}?limit=${PAGE}&since=${since}${filter}`
    const answer = (await (await fetch(url)).json()) as Record<string, Item[]>
    const items = answer[list] ?? []
    found.push(...items)
    if (items.length < PAGE) return found
  }
}

/** Counts sent items that are missing and items that are stored more than once. */
export function compare(
  sent: Iterable<string | number>,
  stored: readonly (string | number)[],
): { readonly lost: number; readonly twice: number } {
  const distinct = new Set(stored)
  const lost = [...sent].filter((id) => !distinct.has(id)).length
  return { lost, twice: stored.length - distinct.size }
}
