import { describe, expect, it } from 'vitest'
import { textOf } from './optionValues'

describe('textOf', () => {
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
    expect(textOf(value)).toBe(text)
  })
})
