import { describe, expect, it } from 'vitest'
import { sharesOf, versionName } from './shares'

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
