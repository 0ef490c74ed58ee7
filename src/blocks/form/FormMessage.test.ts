import { describe, expect, it } from 'vitest'
import { hasMessage } from './FormMessage'

describe('hasMessage', () => {
  it.each([
    { status: 'sending', expected: true },
    { status: 'success', expected: true },
    { status: 'error', expected: true },
    { status: 'unsubmitted', expected: false },
    { status: 'constructor', expected: false },
  ])('is $expected for $status', ({ status, expected }) => {
    expect(hasMessage(status)).toBe(expected)
  })
})
