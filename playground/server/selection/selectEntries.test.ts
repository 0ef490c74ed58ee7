import { describe, expect, it } from 'vitest'
import { readParameters } from '../http/parameters'
import { makeEntry } from '../testing/makeEntry'
import { readContentRequest } from './readContentRequest'
import { isInSeason, selectEntries } from './selectEntries'

const NOW = Date.parse('2024-06-01T00:00:00Z')

const entries = [
  makeEntry('everyone'),
  makeEntry('sale', { query: [{ property: 'urlPath', operator: 'is', value: '/sale' }] }),
  makeEntry('draft', { published: 'draft' }),
  makeEntry('archived', { published: 'archived' }),
  makeEntry('later', { startDate: '2024-07-01' }),
  makeEntry('over', { endDate: '2024-05-01' }),
]

const attributes = (value: unknown) => `userAttributes=${encodeURIComponent(JSON.stringify(value))}`

describe('selectEntries', () => {
  it.each([
    { search: '', expected: 'everyone' },
    { search: attributes({ urlPath: '/sale' }), expected: 'sale everyone' },
    { search: attributes({ urlPath: '/sale/' }), expected: 'sale everyone' },
    { search: 'url=https://shop.example/sale?x=1', expected: 'sale everyone' },
    { search: `url=/sale&${attributes({ urlPath: '/' })}`, expected: 'everyone' },
    { search: 'noTargeting=true', expected: 'sale everyone' },
    { search: 'includeUnpublished=true', expected: 'draft everyone later over' },
    { search: 'includeUnpublished=false', expected: 'everyone' },
    { search: 'preview=true', expected: 'draft everyone later over' },
    { search: attributes({ date: '2024-07-02' }), expected: 'everyone later' },
    { search: attributes({ date: '2024-04-02' }), expected: 'everyone over' },
    { search: attributes({ date: 'soon' }), expected: 'everyone' },
    { search: 'entry=%22sale%22', expected: 'sale' },
    { search: 'entry=sale', expected: 'sale' },
    { search: 'entry=%22draft%22', expected: '' },
    { search: 'entry=%22later%22', expected: '' },
    { search: 'entry=%22none%22', expected: '' },
    { search: 'query.id=%22sale%22', expected: '' },
    { search: `query.id=%22sale%22&${attributes({ urlPath: '/sale' })}`, expected: 'sale' },
    { search: 'overrides.page=draft', expected: 'draft everyone' },
    { search: 'overrides.page=archived', expected: 'everyone' },
    { search: 'overrides.everyone=archived', expected: 'everyone' },
    { search: 'overrides.archived=everyone', expected: 'everyone' },
    { search: 'overrides.page=none', expected: 'everyone' },
    { search: 'overrides.hero=none', expected: 'everyone' },
    { search: 'overrides.everyone=draft', expected: 'draft' },
    { search: 'overrides.draft=draft', expected: 'draft everyone' },
    { search: 'overrides.page=draft&overrides.draft=draft', expected: 'draft everyone' },
    { search: 'overrides.page=draft&entry=%22everyone%22', expected: 'draft everyone' },
    { search: 'overrides.page=draft&query.id=%22everyone%22', expected: 'everyone' },
    {
      search: `overrides.page:/sale=draft&${attributes({ urlPath: '/sale' })}`,
      expected: 'draft sale everyone',
    },
    { search: 'overrides.__proto__=draft&overrides.toString=x', expected: 'draft everyone' },
  ])('gives "$expected" for "$search"', ({ search, expected }) => {
    const request = readContentRequest('page', readParameters(new URLSearchParams(search)))
    const selected = selectEntries(entries, request, NOW).map(({ id }) => id)
    expect(selected.join(' ')).toBe(expected)
  })
})

const NOON = Date.parse('2024-01-01T12:00:00Z')

describe('isInSeason', () => {
  it.each([
    { dates: {}, expected: true },
    { dates: { startDate: NOON }, expected: true },
    { dates: { startDate: NOON + 1 }, expected: false },
    { dates: { endDate: NOON }, expected: true },
    { dates: { endDate: NOON - 1 }, expected: false },
    { dates: { startDate: '2024-01-02' }, expected: false },
    { dates: { startDate: '2024-01-01', endDate: '2024-01-02' }, expected: true },
    { dates: { endDate: '2023-12-31' }, expected: false },
    { dates: { startDate: 'garbage', endDate: '' }, expected: true },
    { dates: { startDate: null, endDate: {} }, expected: true },
  ])('says $expected for $dates', ({ dates, expected }) => {
    expect(isInSeason(dates, NOON)).toBe(expected)
  })
})
