import { describe, expect, it } from 'vitest'
import type { Variation } from '../../content/types'
import { seededRandom } from '../testing/seededRandom'
import { chooseVariation } from './decideVariation'

function variation(id: string, testRatio?: number): Variation {
  return { id, data: {}, ...(testRatio === undefined ? {} : { testRatio }) }
}

describe('chooseVariation', () => {
  const short = variation('short-hero', 0.2)
  const video = variation('video-hero', 0.3)

  it.each([
    { draw: 0, expected: 'short-hero' },
    { draw: 0.1999, expected: 'short-hero' },
    { draw: 0.2, expected: 'video-hero' },
    { draw: 0.4999, expected: 'video-hero' },
    { draw: 0.5, expected: undefined },
    { draw: 0.9999, expected: undefined },
  ])('gives draw $draw to $expected', ({ draw, expected }) => {
    expect(chooseVariation([short, video], draw)?.id).toBe(expected)
  })

  it('keeps the default when there are no variations', () => {
    expect(chooseVariation([], 0)).toBeNull()
  })

  it.each([
    { name: 'zero', testRatio: 0 },
    { name: 'missing', testRatio: undefined },
    { name: 'no number', testRatio: Number.NaN },
    { name: 'negative', testRatio: -0.5 },
    { name: 'text', testRatio: '0.5' as unknown as number },
  ])('never picks a variation whose share is $name, and takes nothing from the next one', (row) => {
    const paused = variation('paused', row.testRatio)
    expect(chooseVariation([paused, video], 0)).toBe(video)
    expect(chooseVariation([paused, video], 0.2999)).toBe(video)
    expect(chooseVariation([paused, video], 0.3)).toBeNull()
  })

  it('leaves nothing to later ones when the shares exceed 1', () => {
    const variations = [variation('a', 0.7), variation('b', 0.7), variation('c', 0.7)]
    expect(chooseVariation(variations, 0.9999)?.id).toBe('b')
  })

  // Critical values of chi-square at p = 0.001.
  it.each([
    { ratios: [0.5], critical: 10.828 },
    { ratios: [0.01], critical: 10.828 },
    { ratios: [0.3, 0.2], critical: 13.816 },
    { ratios: [0.33, 0.33, 0.1], critical: 16.266 },
    { ratios: [0.25, 0.25, 0.25, 0.05], critical: 18.467 },
  ])('splits 100,000 draws by $ratios', ({ ratios, critical }) => {
    const draws = 100_000
    const random = seededRandom(42)
    const variations = ratios.map((ratio, index) => variation(`v${index}`, ratio))
    const counts = new Map<string, number>()
    for (let index = 0; index < draws; index += 1) {
      const id = chooseVariation(variations, random())?.id ?? 'default'
      counts.set(id, (counts.get(id) ?? 0) + 1)
    }

    const left = 1 - ratios.reduce((sum, ratio) => sum + ratio, 0)
    const shares = new Map([...ratios.entries()].map(([index, ratio]) => [`v${index}`, ratio]))
    const chiSquare = [...shares.set('default', left)].reduce((sum, [id, share]) => {
      const expected = share * draws
      return sum + ((counts.get(id) ?? 0) - expected) ** 2 / expected
    }, 0)
    expect(chiSquare).toBeLessThan(critical)
  })
})
