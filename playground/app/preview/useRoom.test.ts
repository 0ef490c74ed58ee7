import { describe, expect, it } from 'vitest'
import { findRoom } from './useRoom'

describe('findRoom', () => {
  it.each([
    {
      heights: (width: number) => (width < 431 ? 71 : 56),
      expected: { phone: 71, desktop: 56, from: 431 },
    },
    {
      heights: (width: number) => (width < 1280 ? 90 : 40),
      expected: { phone: 90, desktop: 40, from: 1280 },
    },
    { heights: () => 48, expected: { phone: 48, desktop: 48, from: 1280 } },
  ])('finds $expected', ({ heights, expected }) => {
    expect(findRoom(heights)).toEqual(expected)
  })
})
