import { describe, expect, it } from 'vitest'
import { retryAfter, retryDelay } from './retryDelays'

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

describe('retryAfter', () => {
  const now = Date.UTC(2026, 0, 1, 12)

  it.each([
    { header: null, expected: 0 },
    { header: '', expected: 0 },
    { header: '0', expected: 0 },
    { header: '120', expected: 120_000 },
    { header: ' 5 ', expected: 5_000 },
    { header: '-5', expected: 0 },
    { header: 'soon', expected: 0 },
    { header: 'Thu, 01 Jan 2026 12:00:10 GMT', expected: 10_000 },
    { header: 'Thu, 01 Jan 2026 11:00:00 GMT', expected: 0 },
    { header: '99999999999999999999', expected: 24 * 60 * 60 * 1_000 },
  ])('reads "$header" as $expected ms', ({ header, expected }) => {
    expect(retryAfter(header, now)).toBe(expected)
  })
})
