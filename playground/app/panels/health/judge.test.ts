import { describe, expect, it } from 'vitest'
import { EMBED_LIMIT, formatTime, judge, MEASURES } from './judge'

describe('judge', () => {
  it.each([
    { measure: 'embed', value: EMBED_LIMIT, verdict: 'good' },
    { measure: 'embed', value: EMBED_LIMIT + 1, verdict: 'poor' },
    { measure: 'firstPaint', value: 1800, verdict: 'good' },
    { measure: 'largestPaint', value: 2600, verdict: 'fair' },
    { measure: 'layoutShift', value: 0, verdict: 'good' },
    { measure: 'layoutShift', value: 0.3, verdict: 'poor' },
    { measure: 'blocked', value: 201, verdict: 'fair' },
  ] as const)('finds $value for $measure $verdict', ({ measure, value, verdict }) => {
    expect(judge(MEASURES[measure], value)).toBe(verdict)
  })
})

describe('formatTime', () => {
  it.each([
    [0, '0 ms'],
    [999.4, '999 ms'],
    [1000, '1.0 s'],
    [12_340, '12.3 s'],
  ])('writes %d as %s', (ms, expected) => {
    expect(formatTime(ms)).toBe(expected)
  })
})
