import { isRecord } from '../../../src/utils/values/isRecord'
import type { PlaygroundConfig } from './config'
import { fetchJson } from './fetchJson'

/** One row of the content host's list. */
export interface EntrySummary {
  readonly id: string
  readonly model: string
  readonly name: string
  /** Milliseconds since 1970. */
  readonly lastUpdated: number | undefined
  readonly published: boolean
  /** Whether the entry belongs to the sample content. */
  readonly seeded: boolean
  /** Whether a user changed the entry after it was seeded. */
  readonly edited: boolean
  /** Path of the page that the entry is targeted at. */
  readonly url: string | undefined
}

export async function loadEntries(
  { contentHost, apiKey }: PlaygroundConfig,
  signal: AbortSignal,
): Promise<readonly EntrySummary[]> {
  const address = `${contentHost}/admin/entries?${new URLSearchParams({ apiKey })}`
  return sortEntries(parseEntries(await fetchJson(address, signal)))
}

/** Reads the list. Rows without an id or a model are dropped: they cannot be shown. */
export function parseEntries(answer: unknown): readonly EntrySummary[] {
  const rows = isRecord(answer) && Array.isArray(answer.entries) ? answer.entries : []
  return rows.flatMap((row: unknown) => {
    if (!isRecord(row) || typeof row.id !== 'string' || typeof row.model !== 'string') return []
    const { id, model, name, lastUpdated, published, seeded, edited, url } = row
    return {
      id,
      model,
      name: typeof name === 'string' && name ? name : id,
      lastUpdated: parseTime(lastUpdated),
      published: published === true || published === 'published',
      seeded: seeded === true,
      edited: edited === true,
      url: typeof url === 'string' ? url : undefined,
    }
  })
}

function parseTime(value: unknown): number | undefined {
  const time = typeof value === 'string' ? Date.parse(value) : value
  return typeof time === 'number' && Number.isFinite(time) ? time : undefined
}

/**
 * Finds the entry that a link requests.
 *
 * @returns Without `wanted`: the published start page, else the first published page, else the
 *   first published entry, else the first entry. `undefined` when the list is empty or lacks the
 *   wanted entry.
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

/** Sorts pages first, the start page leading, then other entries by model. */
export function sortEntries(entries: readonly EntrySummary[]): readonly EntrySummary[] {
  const rank = ({ model, url }: EntrySummary) => (model !== 'page' ? 2 : url === '/' ? 0 : 1)
  return [...entries].sort(
    (one, other) =>
      rank(one) - rank(other) ||
      one.model.localeCompare(other.model) ||
      one.name.localeCompare(other.name),
  )
}
