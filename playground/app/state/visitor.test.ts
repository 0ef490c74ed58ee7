import { describe, expect, it } from 'vitest'
import { formatVisitor, type PreviewVisitor, parseVisitor } from './visitor'

describe('parseVisitor', () => {
  it.each<{ text: string | null; expected: PreviewVisitor }>([
    { text: null, expected: {} },
    { text: '', expected: {} },
    { text: '{"locale":', expected: {} },
    { text: '["de"]', expected: {} },
    { text: 'null', expected: {} },
    { text: '{"locale":"de-AT"}', expected: { locale: 'de-AT' } },
    { text: '{"locale":5,"device":"mobile"}', expected: { device: 'mobile' } },
    { text: '{"device":"fridge"}', expected: {} },
    { text: '{"attributes":{"plan":"pro"}}', expected: { attributes: { plan: 'pro' } } },
    { text: '{"attributes":["plan"]}', expected: {} },
    { text: '{"attributes":{}}', expected: {} },
    { text: '{"date":"2026-12-24"}', expected: { date: '2026-12-24' } },
    { text: '{"date":"Christmas"}', expected: {} },
    { text: '{"consent":false}', expected: { consent: false } },
    { text: '{"consent":true}', expected: { consent: true } },
    { text: '{"consent":"yes"}', expected: {} },
    { text: '{"variation":"short"}', expected: { variation: 'short' } },
    { text: '{"variation":5}', expected: {} },
    { text: '{"name":"Ada"}', expected: {} },
  ])('reads $text', ({ text, expected }) => {
    expect(parseVisitor(text)).toEqual(expected)
  })
})

describe('formatVisitor', () => {
  it('writes nothing when nothing is known', () => {
    expect(formatVisitor({})).toBeUndefined()
  })

  it('writes what parseVisitor reads', () => {
    const visitor: PreviewVisitor = {
      attributes: { plan: 'pro', visits: 3 },
      device: 'tablet',
      locale: 'ar',
      date: '2026-12-24',
      consent: false,
      variation: 'short',
    }
    expect(parseVisitor(formatVisitor(visitor) ?? null)).toEqual(visitor)
  })
})
