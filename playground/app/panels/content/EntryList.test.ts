import { describe, expect, it } from 'vitest'
import { sampleEntry } from '../../testing/sampleEntry'
import { filterEntries } from './EntryList'

const ENTRIES = [
  sampleEntry(),
  sampleEntry({ id: 'bar-spring', model: 'announcement-bar', name: 'Spring hours' }),
  sampleEntry({ id: 'über-uns', name: 'Über uns' }),
]

describe('filterEntries', () => {
  it.each([
    { search: '', expected: ['landing', 'bar-spring', 'über-uns'] },
    { search: '  ', expected: ['landing', 'bar-spring', 'über-uns'] },
    { search: 'LAND', expected: ['landing'] },
    { search: 'announcement', expected: ['bar-spring'] },
    { search: 'bar-s', expected: ['bar-spring'] },
    { search: 'uns page', expected: ['über-uns'] },
    { search: 'page hours', expected: [] },
  ])('finds $expected for "$search"', ({ search, expected }) => {
    expect(filterEntries(ENTRIES, search).map(({ id }) => id)).toEqual(expected)
  })
})
