import { describe, expect, it } from 'vitest'
import { firstTab } from './firstTab'

describe('firstTab', () => {
  it.each([
    { defaultActiveTab: undefined, count: 3, expected: 0 },
    { defaultActiveTab: null, count: 3, expected: 0 },
    { defaultActiveTab: 1, count: 3, expected: 0 },
    { defaultActiveTab: 2, count: 3, expected: 1 },
    { defaultActiveTab: 3, count: 3, expected: 2 },
    { defaultActiveTab: '2', count: 3, expected: 1 },
    { defaultActiveTab: 0, count: 3, expected: -1 },
    { defaultActiveTab: '0', count: 3, expected: -1 },
    { defaultActiveTab: 4, count: 3, expected: -1 },
    { defaultActiveTab: -1, count: 3, expected: -1 },
    { defaultActiveTab: 1.5, count: 3, expected: -1 },
    { defaultActiveTab: 'first', count: 3, expected: -1 },
    { defaultActiveTab: undefined, count: 0, expected: -1 },
  ])('is $expected of $count for $defaultActiveTab', ({ defaultActiveTab, count, expected }) => {
    expect(firstTab(defaultActiveTab, count)).toBe(expected)
  })
})
