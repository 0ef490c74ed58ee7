import { describe, expect, it } from 'vitest'
import { sampleEntry } from '../testing/sampleEntry'
import { chooseEntry, parseEntries, sortEntries } from './entries'

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

  it.each([null, [], { entries: 'none' }, 'text'])('treats %j as an empty list', (answer) => {
    expect(parseEntries(answer)).toEqual([])
  })
})

describe('chooseEntry', () => {
  const draft = sampleEntry({ id: 'draft', published: false })
  const landing = sampleEntry({ id: 'landing' })

  it.each([
    { wanted: 'draft', expected: draft },
    { wanted: 'landing', expected: landing },
    { wanted: 'gone', expected: undefined },
    { wanted: undefined, expected: landing },
  ])('gives $wanted', ({ wanted, expected }) => {
    expect(chooseEntry([draft, landing], wanted)).toBe(expected)
  })

  it('falls back to a published entry of another model when no page is published', () => {
    const bar = sampleEntry({ id: 'bar', model: 'announcement-bar' })
    expect(chooseEntry([draft, bar], undefined)).toBe(bar)
    expect(chooseEntry([draft, bar, landing], undefined)).toBe(landing)
  })

  it('prefers the start of the site to other pages', () => {
    const home = sampleEntry({ id: 'home', url: '/' })
    expect(chooseEntry([landing, home], undefined)).toBe(home)
  })

  it('falls back to a draft when there is nothing else', () => {
    expect(chooseEntry([draft], undefined)).toBe(draft)
  })

  it('finds nothing in an empty list', () => {
    expect(chooseEntry([], undefined)).toBeUndefined()
  })
})

describe('sortEntries', () => {
  it('puts the start of the site first, then pages, then other models', () => {
    const entries = [
      sampleEntry({ id: 'bar', model: 'announcement-bar', url: '/' }),
      sampleEntry({ id: 'school', name: 'School' }),
      sampleEntry({ id: 'article', model: 'article' }),
      sampleEntry({ id: 'about', name: 'About' }),
      sampleEntry({ id: 'home', name: 'Home', url: '/' }),
    ]
    expect(sortEntries(entries).map(({ id }) => id)).toEqual([
      'home',
      'about',
      'school',
      'bar',
      'article',
    ])
  })
})
