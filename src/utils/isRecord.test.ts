import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { isRecord } from './isRecord'

describe('isRecord', () => {
  it.each<{ name: string; value: unknown; expected: boolean }>([
    { name: 'an object literal', value: {}, expected: true },
    { name: 'an object without a prototype', value: Object.create(null), expected: true },
    { name: 'an object from another window', value: runInNewContext('({ a: 1 })'), expected: true },
    {
      name: 'parsed JSON with a __proto__ key',
      value: JSON.parse('{"__proto__":[]}'),
      expected: true,
    },
    { name: 'an array', value: [], expected: false },
    { name: 'an array from another window', value: runInNewContext('[1]'), expected: false },
    { name: 'null', value: null, expected: false },
    { name: 'undefined', value: undefined, expected: false },
    { name: 'a text', value: 'a', expected: false },
    { name: 'a function', value: () => {}, expected: false },
    { name: 'a date', value: new Date(0), expected: false },
    { name: 'a map', value: new Map(), expected: false },
    { name: 'an instance of a class', value: new (class Visitor {})(), expected: false },
  ])('says $expected of $name', ({ value, expected }) => {
    expect(isRecord(value)).toBe(expected)
  })
})
