import { isRecord } from '../../../src/utils/isRecord'
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
  /** Whether it belongs to the sample content. */
  readonly seeded: boolean
  /** Whether it was changed since it came with the sample content. */
  readonly edited: boolean
  /** Path of the page that it is for. */
  readonly url: string | undefined
}

export async function loadEntries(
  { contentHost, apiKey }: PlaygroundConfig,
  signal: AbortSignal,
): Promise<readonly EntrySummary[]> {
  const address = `${contentHost}/admin/entries?${new URLSearchParams({ apiKey })}`
  return sortEntries(parseEntries(await fetchJson(address, signal)))
}

/** Reads the list. Rows without an id or a model are left out: nothing can be shown for them. */
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
 * Finds the entry that a link asks for.
 *
 * @returns Without a wish the published page of the site's start, else the first page, else the
 *   first published entry, else the first one; `undefined` when there is none.
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
