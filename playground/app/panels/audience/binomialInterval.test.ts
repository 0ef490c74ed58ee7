import { describe, expect, it } from 'vitest'
import { binomialInterval } from './simulation'

describe('binomialInterval', () => {
  it.each([
    { trials: 10, ratio: 0.5, confidence: 0.99, expected: [1, 9] },
    { trials: 10_000, ratio: 0.5, confidence: 0.99, expected: [4871, 5129] },
    { trials: 10_000, ratio: 0.2, confidence: 0.99, expected: [1898, 2104] },
    { trials: 10_000, ratio: 0.001, confidence: 0.99, expected: [3, 19] },
    { trials: 100, ratio: 0.99, confidence: 0.95, expected: [97, 100] },
    { trials: 10_000, ratio: 0, confidence: 0.99, expected: [0, 0] },
    { trials: 10_000, ratio: 1, confidence: 0.99, expected: [10_000, 10_000] },
    { trials: 10_000, ratio: -1, confidence: 0.99, expected: [0, 0] },
    { trials: 0, ratio: 0.5, confidence: 0.99, expected: [0, 0] },
  ])('gives $expected for $trials times $ratio', ({ trials, ratio, confidence, expected }) => {
    expect(binomialInterval(trials, ratio, confidence)).toEqual(expected)
  })
})
