import { describe, expect, it } from 'vitest'
import { optionText } from './optionValues'

describe('optionText', () => {
  it.each([
    ['a', 'a'],
    ['', ''],
    [0, '0'],
    [1.5, '1.5'],
    [undefined, ''],
    [null, ''],
    [true, ''],
    [{}, ''],
    [['a'], ''],
  ])('reads %j as %j', (value, text) => {
    expect(optionText(value)).toBe(text)
  })
})
