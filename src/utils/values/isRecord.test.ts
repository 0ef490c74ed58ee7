import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { isRecord } from './isRecord'

describe('isRecord', () => {
  it.each<[expected: boolean, name: string, value: unknown]>([
    [true, 'an object literal', {}],
    [true, 'an object without a prototype', Object.create(null)],
    [true, 'an object from another window', runInNewContext('({ a: 1 })')],
    [true, 'parsed JSON with a __proto__ key', JSON.parse('{"__proto__":[]}')],
    [false, 'an array', []],
    [false, 'an array from another window', runInNewContext('[1]')],
    [false, 'null', null],
    [false, 'undefined', undefined],
    [false, 'a text', 'a'],
    [false, 'a function', () => {}],
    [false, 'a date', new Date(0)],
    [false, 'a map', new Map()],
    [false, 'an instance of a class', new (class Visitor {})()],
  ])('says %s of %s', (expected, _, value) => {
    expect(isRecord(value)).toBe(expected)
  })
})
