import { describe, expect, it } from 'vitest'
import { explainVariation, type VariationFacts } from './VariationReport'

const entry = {
  id: 'hero',
  data: {},
  variations: { short: { id: 'short', testRatio: 0.5, data: {} } },
}
const facts: VariationFacts = {
  entry,
  shown: 'short',
  asked: undefined,
  cookie: '',
  allowed: true,
}
const remembers = (id: string) => `other=1; builder.tests.hero=${id}`

describe('explainVariation', () => {
  it.each<{ name: string; given: Partial<VariationFacts>; expected: string }>([
    { name: 'no variations', given: { entry: { id: 'hero', data: {} } }, expected: 'only' },
    { name: 'an empty list', given: { entry: { ...entry, variations: {} } }, expected: 'only' },
    { name: 'nothing known before', given: {}, expected: 'picked' },
    { name: 'a cookie', given: { cookie: remembers('short') }, expected: 'cookie' },
    {
      name: 'a cookie in encoded form',
      given: { cookie: 'builder%2Etests%2Ehero=short' },
      expected: 'cookie',
    },
    {
      name: 'one cookie for all entries, with a prefix',
      given: { cookie: 'own-builder.tests=other%3D1%26hero%3Dshort', cookiePrefix: 'own-' },
      expected: 'cookie',
    },
    {
      name: 'a cookie with the prefix of another site',
      given: { cookie: 'own-builder.tests.hero=short', cookiePrefix: 'other-' },
      expected: 'picked',
    },
    {
      name: 'a cookie for the default',
      given: { cookie: remembers('hero'), shown: 'hero' },
      expected: 'cookie',
    },
    { name: 'a cookie of what is gone', given: { cookie: remembers('long') }, expected: 'picked' },
    {
      name: 'another than the cookie says',
      given: { cookie: remembers('hero') },
      expected: 'unknown',
    },
    {
      name: 'an override in the address, over the cookie',
      given: { asked: 'short', cookie: remembers('hero'), allowed: false },
      expected: 'asked',
    },
    {
      name: 'an override in the address that does not exist',
      given: { asked: 'long' },
      expected: 'picked',
    },
    { name: 'another than was asked for', given: { asked: 'hero' }, expected: 'unknown' },
    { name: 'no consent', given: { allowed: false, shown: 'hero' }, expected: 'refused' },
    { name: 'a variation without consent', given: { allowed: false }, expected: 'unknown' },
    { name: 'a widget that says nothing', given: { shown: undefined }, expected: 'unknown' },
  ])('says for $name: $expected', ({ given, expected }) => {
    expect(explainVariation({ ...facts, ...given })).toBe(expected)
  })
})
