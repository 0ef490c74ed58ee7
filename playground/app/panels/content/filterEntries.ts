import type { EntrySummary } from '../../data/entries'

/** Entries whose name, model or id together hold every word of `search`, whatever the case. */
export function filterEntries(
  entries: readonly EntrySummary[],
  search: string,
): readonly EntrySummary[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return entries.filter(({ name, model, id }) => {
    const text = `${name} ${model} ${id}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
}
