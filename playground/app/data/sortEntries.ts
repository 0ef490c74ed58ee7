import type { EntrySummary } from './entries'

/** Pages first, and among them the start of the site; then what else there is, by model. */
export function sortEntries(entries: readonly EntrySummary[]): readonly EntrySummary[] {
  const rank = ({ model, url }: EntrySummary) => (model !== 'page' ? 2 : url === '/' ? 0 : 1)
  return [...entries].sort(
    (one, other) =>
      rank(one) - rank(other) ||
      one.model.localeCompare(other.model) ||
      one.name.localeCompare(other.name),
  )
}
