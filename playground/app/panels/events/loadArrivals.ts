import type { PlaygroundConfig } from '../../data/config'
import { fetchJson } from '../../data/fetchJson'
import type { Arrival } from './Activity'
import { objectOf, parseEvent, parseSubmission, rowsOf } from './parseActivity'

const PAGE_SIZE = 1000

/** Everything of one type in the database, or of all types; oldest first. */
export async function loadArrivals(
  { contentHost }: PlaygroundConfig,
  type: string | undefined,
  signal: AbortSignal,
): Promise<readonly Arrival[]> {
  async function load(list: string, parse: typeof parseEvent, filter: { type?: string } = {}) {
    const arrivals: Arrival[] = []
    for (let full = true; full; ) {
      const since = String(arrivals.at(-1)?.seq ?? 0)
      const query = new URLSearchParams({ since, limit: String(PAGE_SIZE), ...filter })
      const answer = await fetchJson(`${contentHost}/admin/${list}?${query}`, signal)
      const rows = rowsOf(objectOf(answer)[list])
      arrivals.push(...rows.map(parse))
      full = rows.length === PAGE_SIZE
    }
    return arrivals
  }

  const events = type === 'submission' ? [] : await load('events', parseEvent, type ? { type } : {})
  const withForms = !type || type === 'submission'
  const submissions = withForms ? await load('submissions', parseSubmission) : []
  return [...events, ...submissions].sort((one, other) => one.receivedAt - other.receivedAt)
}
