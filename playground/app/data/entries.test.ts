import { describe, expect, it } from 'vitest'
import { parseEntries } from './entries'

const row = { model: 'page', id: 'landing', name: 'Landing page' }
const entry = {
  ...row,
  lastUpdated: undefined,
  published: false,
  seeded: false,
  edited: false,
  url: undefined,
}

describe('parseEntries', () => {
  it('reads a full row', () => {
    const states = { seeded: true, edited: true, url: '/' }
    const full = { ...row, ...states, lastUpdated: 1_700_000_000_000, published: 'published' }
    expect(parseEntries({ entries: [full] })).toEqual([{ ...full, published: true }])
  })

  it.each([
    { given: { ...row, published: 'draft' }, expected: entry },
    { given: { ...row, published: true }, expected: { ...entry, published: true } },
    { given: { ...row, name: '' }, expected: { ...entry, name: 'landing' } },
    { given: { ...row, lastUpdated: 'yesterday' }, expected: entry },
    {
      given: { ...row, lastUpdated: '1970-01-01T00:00:01Z' },
      expected: { ...entry, lastUpdated: 1000 },
    },
  ])('reads $given', ({ given, expected }) => {
    expect(parseEntries({ entries: [given] })).toEqual([expected])
  })

  it('leaves out rows that cannot be shown', () => {
    expect(parseEntries({ entries: [null, 'landing', { id: 'a' }, { model: 'page' }] })).toEqual([])
  })

  it.each([null, [], { entries: 'none' }, 'text'])('takes %j for an empty list', (answer) => {
    expect(parseEntries(answer)).toEqual([])
  })
})
