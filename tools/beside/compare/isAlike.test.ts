import { describe, expect, it } from 'vitest'
import { isAlike } from './isAlike'

describe('isAlike', () => {
  it.each<[string, string | readonly number[], string | readonly number[] | undefined, boolean]>([
    ['boxes a pixel apart', [0, 0, 10, 10.4], [1, 0, 10, 10], true],
    ['boxes two pixels apart', [0, 0, 10, 12], [0, 0, 10, 10], false],
    ['lengths a pixel apart', '10px 20px', '11px 20px', true],
    ['lengths two pixels apart', '10px', '12px', false],
    ['numbers that are no lengths', '1', '2', false],
    ['lines of boxes, one further away', '0 0 9 9\n0 9 9 9', '0 0 9 9\n0 12 9 9', false],
    ['a different number of boxes', '0 0 9 9', '0 0 9 9\n0 9 9 9', false],
    ['colours', 'rgb(0, 0, 0)', 'rgb(0, 0, 1)', false],
    ['what one lacks', 'none', undefined, false],
  ])('compares %s', (_, ours, theirs, alike) => {
    expect(isAlike(ours, theirs)).toBe(alike)
  })
})
