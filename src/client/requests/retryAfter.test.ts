import { describe, expect, it } from 'vitest'
import { retryAfter } from './retryAfter'

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
