import { describe, expect, it, vi } from 'vitest'
import { addVisitors, binomialInterval, resultsOf, sharesOf, versionName } from './simulation'

function entryWith(ratios: { readonly [id: string]: number | undefined }) {
  const variations = Object.entries(ratios).map(([id, testRatio]) => [
    id,
    { id, testRatio, data: {} },
  ])
  return { id: 'hero', data: {}, variations: Object.fromEntries(variations) }
}

describe('sharesOf', () => {
  it.each([
    { ratios: {}, expected: [1] },
    { ratios: { a: 0.2, b: 0.3 }, expected: [0.2, 0.3, 0.5] },
    { ratios: { a: 0.7, b: 0.7 }, expected: [0.7, 0.3, 0] },
    { ratios: { a: -1, b: undefined, c: Number.NaN }, expected: [0, 0, 0, 1] },
  ])('gives $expected for $ratios', ({ ratios, expected }) => {
    const shares = sharesOf(entryWith(ratios)).map(({ ratio }) => ratio)
    expect(shares).toHaveLength(expected.length)
    for (const [index, share] of shares.entries()) expect(share).toBeCloseTo(expected[index] ?? 0)
  })

  it('is what picking comes to, for every hundredth of a visitor', () => {
    const entry = entryWith({ a: 0.2, b: 0.3 })
    let pick = 0
    vi.spyOn(Math, 'random').mockImplementation(() => {
      pick += 1
      return (pick - 0.5) / 100
    })
    const { counts } = addVisitors(entry, { visitors: 0, counts: {} }, 100)
    expect(counts).toEqual({ a: 20, b: 30, hero: 50 })
  })
})

describe('resultsOf', () => {
  it('tells what chance allows from what it does not', () => {
    const shares = sharesOf(entryWith({ a: 0.5 }))
    const results = resultsOf(shares, { visitors: 10_000, counts: { a: 5129, hero: 4871 } })
    expect(results.map(({ within }) => within)).toEqual([true, true])
    const skewed = resultsOf(shares, { visitors: 10_000, counts: { a: 5130, hero: 4870 } })
    expect(skewed.map(({ within }) => within)).toEqual([false, false])
  })
})

describe('binomialInterval', () => {
  it.each([
    { trials: 10, ratio: 0.5, confidence: 0.99, expected: [1, 9] },
    { trials: 10_000, ratio: 0.5, confidence: 0.99, expected: [4871, 5129] },
    { trials: 10_000, ratio: 0.2, confidence: 0.99, expected: [1898, 2104] },
    { trials: 10_000, ratio: 0.001, confidence: 0.99, expected: [3, 19] },
    { trials: 100, ratio: 0.99, confidence: 0.95, expected: [97, 100] },
    { trials: 10_000, ratio: 0, confidence: 0.99, expected: [0, 0] },
    { trials: 10_000, ratio: 1, confidence: 0.99, expected: [10_000, 10_000] },
    { trials: 10_000, ratio: -1, confidence: 0.99, expected: [0, 0] },
    { trials: 0, ratio: 0.5, confidence: 0.99, expected: [0, 0] },
  ])('gives $expected for $trials times $ratio', ({ trials, ratio, confidence, expected }) => {
    expect(binomialInterval(trials, ratio, confidence)).toEqual(expected)
  })
})

describe('versionName', () => {
  const variations = {
    bold: { id: 'bold', name: 'Bold', data: {} },
    calm: { id: 'calm', data: {} },
  }
  const entry = { id: 'home', data: {}, variations }

  it.each([
    [undefined, 'Default'],
    ['home', 'Default'],
    ['bold', 'Bold'],
    ['calm', 'calm'],
    ['elsewhere', 'elsewhere'],
  ])('calls %s “%s”', (id, name) => {
    expect(versionName(entry, id)).toBe(name)
  })
})
