import type { EntrySummary } from './entries'

/**
 * Finds the entry that a link asks for.
 *
 * @returns Without a wish the first published page, else the first published entry, else the first one;
 * `undefined` when there is none.
 */
export function chooseEntry(
  entries: readonly EntrySummary[],
  wanted: string | undefined,
): EntrySummary | undefined {
  if (wanted !== undefined) return entries.find((entry) => entry.id === wanted)
  const published = entries.filter((entry) => entry.published)
  return published.find((entry) => entry.model === 'page') ?? published[0] ?? entries[0]
}
