import { describe, expect, it } from 'vitest'
import { formatBytes } from './format'

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
