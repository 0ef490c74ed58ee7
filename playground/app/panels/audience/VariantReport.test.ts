import { describe, expect, it } from 'vitest'
import { explainVariant, findPersonalization, indexOfShown } from './VariantReport'

const rule = (property: string, operator: string, value: unknown) =>
  ({ property, operator, value }) as never

describe('explainVariant', () => {
  it('checks every condition by itself', () => {
    const variant = {
      name: 'Members',
      startDate: '2026-12-01T12:00:00Z',
      endDate: '2026-12-24T12:00:00Z',
      query: [rule('plan', 'is', 'member'), rule('visits', 'greaterThanOrEqualTo', 5)],
    }
    const attributes = { date: '2026-12-10', plan: 'member', visits: 3 }
    expect(explainVariant(variant, attributes).conditions).toEqual([
      { text: expect.stringMatching(/^from Dec 1, 2026/), holds: true },
      { text: expect.stringMatching(/^until Dec 24, 2026/), holds: true },
      { text: 'plan is "member" (it is "member")', holds: true },
      { text: 'visits is at least 5 (it is 3)', holds: false },
    ])
  })

  it('says what is not known, and names lists', () => {
    const variant = { query: [rule('plan', 'isNot', ['a', 'b']), rule('constructor', 'is', 1)] }
    expect(explainVariant(variant, {})).toEqual({
      name: 'Without a name',
      conditions: [
        { text: 'plan is not "a" or "b" (it is not known)', holds: true },
        { text: 'constructor is 1 (it is not known)', holds: false },
      ],
    })
  })

  it('has no conditions where there are none, whatever stands in their place', () => {
    expect(explainVariant({ query: 'all' as never }, {}).conditions).toEqual([])
  })
})

describe('findPersonalization', () => {
  const variants = [
    { name: 'One', query: [rule('plan', 'is', 'a')] },
    { name: 'Two', query: [] },
  ]
  const block = (id: string, options: { readonly [name: string]: unknown }) => ({
    '@type': '@builder.io/sdk:Element' as const,
    id,
    component: { name: 'PersonalizationContainer', options },
  })

  it('finds blocks in blocks, by the id that they are rendered with', () => {
    const inner = block('inner', { variants: [...variants, null] })
    const outer = { '@type': '@builder.io/sdk:Element' as const, children: [inner] }
    const found = findPersonalization({ blocks: [outer, block('empty', { variants: 'none' })] })
    expect(Object.fromEntries(found)).toEqual({ 'builder-inner': variants, 'builder-empty': [] })
  })

  it('distinguishes variants by their conditions', () => {
    expect(indexOfShown(variants, { name: 'Two', query: [] })).toBe(1)
    expect(indexOfShown(variants, { name: 'Three', query: [] })).toBe(-1)
    expect(indexOfShown(variants, null)).toBe(-1)
  })
})
