import { describe, expect, it } from 'vitest'
import { compileRegExp } from './compileRegExp'

const a = (count: number) => 'a'.repeat(count)

describe("the cost of the engine's own search", () => {
  it.each([
    { source: 'a', text: a(1_000), least: 1_000, most: 10_000 },
    { source: '^a', text: a(1_000), least: 1, most: 10 },
    { source: '^a|b', text: a(1_000), least: 1_000, most: 20_000 },
    { source: 'a+b', text: a(1_000), least: 1_000 ** 2, most: 10 * 1_000 ** 2 },
    { source: '\\s+b', text: a(1_000), least: 1_000, most: 20_000 },
    { source: 'a+a+b', text: a(1_000), least: 1_000 ** 3, most: 20 * 1_000 ** 3 },
    { source: 'x|a+a+b', text: a(1_000), least: 1_000 ** 3, most: 50 * 1_000 ** 3 },
    { source: '(?=a+a+b)', text: a(1_000), least: 1_000 ** 3, most: 20 * 1_000 ** 3 },
    { source: 'a{0,9}a{0,9}b', text: a(1_000), least: 1_000 * 10 ** 2, most: 1_000 * 50 * 10 ** 2 },
    { source: 'a{20,29}b', text: a(1_000), least: 1_000 * 10, most: 1_000 * 50 * 10 },
    { source: '(?:a?b?){10}c', text: a(9), least: 2 ** 20, most: 2 ** 30 },
    { source: '(?:a+){3}b', text: a(1_000), least: 1_000 ** 4, most: 50 * 1_000 ** 4 },
    { source: '(?:a+){0}b', text: a(1_000), least: 1_000, most: 10_000 },
  ])('is within bounds: $source', ({ source, text, least, most }) => {
    const cost = compileRegExp(source, '').nativeCost(text)
    expect(cost).toBeGreaterThanOrEqual(least)
    expect(cost).toBeLessThanOrEqual(most)
  })

  it.each(['(a+)+b', '(a|ab)*c', '(?:a?)*b', '(a)\\1', '(?:(?:a|b){3})+c'])(
    'has none: %s',
    (source) => {
      expect(compileRegExp(source, '').nativeCost('aab')).toBe(Number.POSITIVE_INFINITY)
    },
  )

  it('follows each line with flag m', () => {
    expect(compileRegExp('^a', 'm').nativeCost(a(1_000))).toBeGreaterThanOrEqual(1_000)
  })
})
