import type { EntrySummary } from '../data/entries'

/** A published page; tests pass what differs. */
export function sampleEntry(overrides: Partial<EntrySummary> = {}): EntrySummary {
  return {
    id: 'landing',
    model: 'page',
    name: 'Landing page',
    lastUpdated: undefined,
    published: true,
    seeded: true,
    edited: false,
    url: undefined,
    ...overrides,
  }
}
