import { describe, expect, it } from 'vitest'
import { retryDelay } from './retryDelay'

describe('retryDelay', () => {
  it.each([
    { failures: 1, random: 0, expected: 1_000 },
    { failures: 1, random: 0.5, expected: 750 },
    { failures: 2, random: 0, expected: 2_000 },
    { failures: 3, random: 0, expected: 4_000 },
    { failures: 5, random: 0, expected: 16_000 },
    { failures: 6, random: 0, expected: 30_000 },
    { failures: 5_000, random: 0, expected: 30_000 },
    { failures: 5_000, random: 0.9999, expected: 15_001.5 },
  ])('gives $expected ms after $failures failures and draw $random', (row) => {
    expect(retryDelay(row.failures, row.random)).toBeCloseTo(row.expected)
  })
})
