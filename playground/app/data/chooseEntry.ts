import type { EntrySummary } from './entries'

/**
 * Finds the entry that a link asks for.
 *
 * @returns Without a wish the published page of the site's start, else the first page, else the first published entry, else the first one;
 * `undefined` when there is none.
 */
export function chooseEntry(
  entries: readonly EntrySummary[],
  wanted: string | undefined,
): EntrySummary | undefined {
  if (wanted !== undefined) return entries.find((entry) => entry.id === wanted)
  const published = entries.filter((entry) => entry.published)
  const pages = published.filter((entry) => entry.model === 'page')
  return pages.find((entry) => entry.url === '/') ?? pages[0] ?? published[0] ?? entries[0]
}
