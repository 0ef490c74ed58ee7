import { describe, expect, it } from 'vitest'
import { formatBytes, timeAgo } from './format'

describe('formatBytes', () => {
  it.each([
    [0, '0 B'],
    [999, '999 B'],
    [1000, '1.0 kB'],
    [93_240, '93.2 kB'],
    [1_000_000, '1.0 MB'],
  ])('writes %d as %s', (bytes, expected) => {
    expect(formatBytes(bytes)).toBe(expected)
  })
})

const NOW = new Date(2026, 4, 20, 12).getTime()
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

describe('timeAgo', () => {
  it.each([
    [0, 'just now'],
    [MINUTE - 1, 'just now'],
    [MINUTE, '1 min ago'],
    [HOUR - 1, '59 min ago'],
    [HOUR, '1 h ago'],
    [DAY - 1, '23 h ago'],
    [DAY, '1 day ago'],
    [2 * DAY, '2 days ago'],
    [7 * DAY - 1, '6 days ago'],
    [7 * DAY, 'May 13'],
    [365 * DAY, 'May 20, 2025'],
    [-2 * DAY, 'May 22'],
  ])('says for %d ms: %s', (passed, expected) => {
    expect(timeAgo(NOW - passed, NOW)).toBe(expected)
  })
})
