import { describe, expect, it } from 'vitest'
import { DEFAULT_STATE, type UrlState } from '../../state/urlState'
import { missingSupplies, SUPPLIES } from './supplies'

const ASKS =
  '{"query":[{"property":"utm_source"}],"tab":"builder.getUserAttributes().country","p":{"property": "returning"}}'
const labels = (json: string, state: UrlState) =>
  missingSupplies(json, state).map(({ label }) => label)

describe('missingSupplies', () => {
  it.each([
    { json: ASKS, change: {}, expected: ['Campaign', 'Country', 'Returning'] },
    { json: '{"query":[{"property":"device"}]}', change: {}, expected: [] },
    {
      json: ASKS,
      change: { options: { campaignAttributes: true, userAttributes: { plan: 'pro' } } },
      expected: ['Country', 'Returning'],
    },
    {
      json: ASKS,
      change: { options: { userAttributes: { country: 'DE' } }, extras: ['returning'] },
      expected: ['Campaign'],
    },
  ] as const)('names $expected with $change', ({ json, change, expected }) => {
    expect(labels(json, { ...DEFAULT_STATE, ...change })).toEqual(expected)
  })
})

describe('a supply', () => {
  const state: UrlState = {
    ...DEFAULT_STATE,
    options: { locale: 'de', userAttributes: { plan: 'pro' } },
    extras: ['hash'],
  }

  it.each(SUPPLIES)('$label is added to what the site has, and removed again', (supply) => {
    const on = { ...state, ...supply.add(state) }
    expect(supply.isOn(on)).toBe(true)
    expect({ ...on, ...supply.remove(on) }).toEqual(state)
    expect(supply.isOn(state)).toBe(false)
  })

  it.each(SUPPLIES)('$label leaves nothing behind', (supply) => {
    const on = { ...DEFAULT_STATE, ...supply.add(DEFAULT_STATE) }
    expect({ ...on, ...supply.remove(on) }).toEqual(DEFAULT_STATE)
  })
})
