import { describe, expect, it } from 'vitest'
import { formatAttribute, parseAttribute } from './LazyField'

describe('parseAttribute', () => {
  it.each([
    ['member', 'member'],
    ['5', 5],
    ['true', true],
    ['["a","b"]', ['a', 'b']],
    ['"5"', '5'],
    ['', ''],
    ['{"a":', '{"a":'],
  ])('reads %s, and writes it again', (text, value) => {
    expect(parseAttribute(text)).toEqual(value)
    expect(formatAttribute(value)).toBe(text)
  })
})
