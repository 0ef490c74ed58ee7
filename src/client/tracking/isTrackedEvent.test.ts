import { describe, expect, it } from 'vitest'
import { isTrackedEvent } from './trackedEvent'

describe('isTrackedEvent', () => {
  it.each([
    { value: { type: 'click', id: 'a', data: {} }, expected: true },
    { value: { type: 'click', id: 'a' }, expected: false },
    { value: { type: 'click', id: 'a', data: [] }, expected: false },
    { value: { type: 'click', id: 1, data: {} }, expected: false },
    { value: { id: 'a', data: {} }, expected: false },
    { value: null, expected: false },
    { value: 'click', expected: false },
  ])('is $expected for $value', ({ value, expected }) => {
    expect(isTrackedEvent(value)).toBe(expected)
  })
})
