import { describe, expect, it } from 'vitest'
import { fieldId } from './useField'

describe('fieldId', () => {
  it.each([
    { name: 'email', value: undefined, expected: 'f-email' },
    { name: 'color', value: 'red', expected: 'f-color-red' },
    { name: 'color', value: '', expected: 'f-color' },
    { name: '', value: 'red', expected: undefined },
  ])('is $expected for $name and $value', ({ name, value, expected }) => {
    expect(fieldId('f', name, value)).toBe(expected)
  })
})
