import { describe, expect, it } from 'vitest'
import type { Entry } from '../stores/entryStore'
import { makeEntry } from '../testing/makeEntry'
import { compareEntries, type SortField } from './compareEntries'

function order(entries: Entry[], fields: SortField[] = []): string {
  return [...entries]
    .sort(compareEntries(fields))
    .map(({ id }) => id)
    .join(' ')
}

const rule = { property: 'a', operator: 'is', value: 1 }

describe('compareEntries', () => {
  it.each([
    {
      what: 'the greater priority first',
      entries: [makeEntry('a', { priority: -1 }), makeEntry('b'), makeEntry('c', { priority: 2 })],
      expected: 'c b a',
    },
    {
      what: 'more rules before fewer',
      entries: [
        makeEntry('a'),
        makeEntry('b', { query: [rule, rule] }),
        makeEntry('c', { query: [rule] }),
      ],
      expected: 'b c a',
    },
    {
      what: 'priority before rules',
      entries: [makeEntry('a', { query: [rule] }), makeEntry('b', { priority: 1 })],
      expected: 'b a',
    },
    {
      what: 'what was updated last first',
      entries: [makeEntry('a', { lastUpdated: 1 }), makeEntry('b', { lastUpdated: 2 })],
      expected: 'b a',
    },
    { what: 'by id in the end', entries: [makeEntry('b'), makeEntry('a')], expected: 'a b' },
  ])('puts $what', ({ entries, expected }) => {
    expect(order(entries)).toBe(expected)
  })

  it.each<{ path: string; direction: 1 | -1; expected: string }>([
    { path: 'data.price', direction: 1, expected: 'cheap dear priced none' },
    { path: 'data.price', direction: -1, expected: 'dear cheap priced none' },
    { path: 'data.name', direction: 1, expected: 'dear cheap none priced' },
    { path: 'data.name', direction: -1, expected: 'cheap dear none priced' },
  ])('sorts by $path in direction $direction', ({ path, direction, expected }) => {
    const entries = [
      makeEntry('none'),
      makeEntry('priced', { data: { price: 'on request' } }),
      makeEntry('dear', { data: { price: 10, name: 'a' } }),
      makeEntry('cheap', { data: { price: 9, name: 'b' } }),
    ]
    expect(order(entries, [{ path, direction }])).toBe(expected)
  })
})
