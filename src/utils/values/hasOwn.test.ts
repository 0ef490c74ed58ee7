import { describe, expect, it } from 'vitest'
import { hasOwn } from './hasOwn'

describe('hasOwn', () => {
  it.each<[expected: boolean, name: string, target: unknown, key: string]>([
    [true, 'an own property', { a: undefined }, 'a'],
    [false, 'an inherited property', {}, 'toString'],
    [false, 'an object without a prototype', Object.create(null), 'a'],
    [true, 'an object with its own hasOwnProperty', { hasOwnProperty: 1 }, 'hasOwnProperty'],
    [true, 'an item of an array', ['x'], '0'],
    [true, 'the length of a text', 'abc', 'length'],
    [false, 'null', null, 'a'],
    [false, 'undefined', undefined, 'a'],
  ])('says %s of %s', (expected, _, target, key) => {
    expect(hasOwn(target, key)).toBe(expected)
  })
})
