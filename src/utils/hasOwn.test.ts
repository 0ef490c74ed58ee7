import { describe, expect, it } from 'vitest'
import { hasOwn } from './hasOwn'

describe('hasOwn', () => {
  it.each<{ name: string; target: unknown; key: string; expected: boolean }>([
    { name: 'an own property', target: { a: undefined }, key: 'a', expected: true },
    { name: 'an inherited property', target: {}, key: 'toString', expected: false },
    {
      name: 'an object without a prototype',
      target: Object.create(null),
      key: 'a',
      expected: false,
    },
    {
      name: 'an object with its own hasOwnProperty',
      target: { hasOwnProperty: 1 },
      key: 'hasOwnProperty',
      expected: true,
    },
    { name: 'an item of an array', target: ['x'], key: '0', expected: true },
    { name: 'the length of a text', target: 'abc', key: 'length', expected: true },
    { name: 'null', target: null, key: 'a', expected: false },
    { name: 'undefined', target: undefined, key: 'a', expected: false },
  ])('says $expected of $name', ({ target, key, expected }) => {
    expect(hasOwn(target, key)).toBe(expected)
  })
})
