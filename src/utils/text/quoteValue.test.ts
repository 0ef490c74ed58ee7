import { describe, expect, it } from 'vitest'
import { quoteValue } from './quoteValue'

describe('quoteValue', () => {
  it.each<{ value: unknown; expected: string }>([
    { value: 'x', expected: '"x"' },
    { value: '', expected: '""' },
    { value: 5, expected: '5' },
    { value: Number.NaN, expected: 'NaN' },
    { value: false, expected: 'false' },
    { value: null, expected: 'null' },
    { value: undefined, expected: 'undefined' },
    { value: Symbol('s'), expected: 'Symbol(s)' },
    { value: [1], expected: 'a list' },
    { value: { a: 1 }, expected: 'an object' },
    { value: () => {}, expected: 'a function' },
  ])('shows $expected', ({ value, expected }) => {
    expect(quoteValue(value)).toBe(expected)
  })

  it('shows up to 60 characters, and shortens more to as many', () => {
    expect(quoteValue('x'.repeat(60))).toBe(`"${'x'.repeat(60)}"`)
    expect(quoteValue('x'.repeat(61))).toBe(`"${'x'.repeat(59)}…"`)
  })
})
