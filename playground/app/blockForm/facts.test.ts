import { describe, expect, it } from 'vitest'
import { asksFor, type FactBinding, readFactBinding, writeFactBinding } from './facts'

const COUNTRIES: FactBinding = {
  fact: 'country',
  values: [
    ['AT', 2],
    ["Côte d'Ivoire", 3],
  ],
  otherwise: 1,
}

describe('asksFor', () => {
  it.each([
    { json: '{"property": "utm_source"}', start: 'utm_', expected: true },
    { json: '{"property":"country"}', start: 'country"', expected: true },
    { json: '"builder.getUserAttributes().country === 1"', start: 'country', expected: true },
    { json: '{"property":"plan","value":"country"}', start: 'country', expected: false },
    { json: '{"text":"utm_campaign"}', start: 'utm_', expected: false },
  ])('says for $start in $json: $expected', ({ json, start, expected }) => {
    expect(asksFor(json, start)).toBe(expected)
  })
})

describe('a binding to a fact', () => {
  it('is read as it was written', () => {
    expect(readFactBinding(writeFactBinding(COUNTRIES))).toEqual(COUNTRIES)
    const empty = { fact: 'device', values: [], otherwise: 0 }
    expect(readFactBinding(writeFactBinding(empty))).toEqual(empty)
  })

  it.each([
    undefined,
    'state.tab',
    '({"AT":2})[builder.getUserAttributes().country]',
    '({"AT":"two"})[builder.getUserAttributes().country] ?? 1',
    '({AT:2})[builder.getUserAttributes().country] ?? 1',
  ])('is none of an author’s own: %s', (expression) => {
    expect(readFactBinding(expression)).toBeUndefined()
  })
})
