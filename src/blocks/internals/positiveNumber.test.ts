import { describe, expect, it } from 'vitest'
import { positiveNumber } from './optionValues'

describe('positiveNumber', () => {
  it.each([
    [0.7, 0.7],
    [1200, 1200],
    ['0.7', 0.7],
    [' 50 ', 50],
  ])('reads %j as %d', (value, number) => {
    expect(positiveNumber(value)).toBe(number)
  })

  it.each([
    0,
    -1,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    '',
    ' ',
    '50%',
    'wide',
    null,
    undefined,
    true,
    [1],
  ])('finds none in %j', (value) => {
    expect(positiveNumber(value)).toBeUndefined()
  })
})
