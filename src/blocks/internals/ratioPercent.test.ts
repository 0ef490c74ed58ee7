import { describe, expect, it } from 'vitest'
import { ratioPercent } from './optionValues'

describe('ratioPercent', () => {
  it.each([
    [0.7, '70%'],
    [1.11, '111%'],
    [0.57, '57%'],
    [0.7004048582995948, '70.0405%'],
  ])('writes %d as %s', (ratio, percent) => {
    expect(ratioPercent(ratio)).toBe(percent)
  })
})
