import { describe, expect, it } from 'vitest'
import { compareVersions, convert, verdictText } from './conversions'

const outcome = (name: string, conversions: number, visitors = 1000) => ({
  name,
  visitors,
  conversions,
})

describe('compareVersions', () => {
  it.each([
    // z = 2.29, from the table of the normal distribution.
    { a: 50, b: 75, winner: 'B', sure: 0.9891, needed: 1468 },
    { a: 50, b: 52, winner: 'B', sure: 0.58, needed: 189_873 },
    { a: 60, b: 30, winner: 'A', sure: 0.9994, needed: 745 },
  ])(
    'says of $a and $b conversions among 1,000 each who wins',
    ({ a, b, winner, sure, needed }) => {
      const verdict = compareVersions([outcome('A', a), outcome('B', b)])
      expect(verdict?.winner.name).toBe(winner)
      expect(verdict?.sure).toBeCloseTo(sure, 2)
      expect(Math.abs(Number(verdict?.needed) / needed - 1)).toBeLessThan(0.03)
    },
  )

  it('compares the two best of three', () => {
    const verdict = compareVersions([outcome('A', 10), outcome('B', 60), outcome('C', 50)])
    expect(verdict).toEqual({ ...compareVersions([outcome('B', 60), outcome('C', 50)]) })
  })

  it('cannot judge a version alone, or one that nobody saw', () => {
    expect(compareVersions([outcome('A', 5)])).toBeUndefined()
    expect(compareVersions([outcome('A', 5), outcome('B', 0, 0)])).toBeUndefined()
  })
})

describe('verdictText', () => {
  it.each([
    [[outcome('A', 50), outcome('Bold', 90)], /^Bold wins, and that is 99\.9 % sure\./],
    [[outcome('A', 50), outcome('Bold', 52)], /^Bold is ahead, but only 58 % sure: chance/],
    [[outcome('A', 50), outcome('Bold', 50)], /^No version wins/],
    [[outcome('A', 50)], /^No version can win/],
  ])('%j: %s', (outcomes, words) => {
    expect(verdictText(compareVersions(outcomes))).toMatch(words)
  })
})

it('converts as often as its rate says', () => {
  let turn = 0
  const random = () => (turn++ % 100) / 100
  expect(convert(1000, 0.03, random)).toBe(30)
  expect(convert(1000, 0, random)).toBe(0)
})
