import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseQuery } from '../testing/parseQuery'
import { stringifyQuery } from './queryString'

describe('parseQuery', () => {
  it.each([
    ['', { '': '' }],
    ['?', { '': '' }],
    ['a', { a: '' }],
    ['?a=1&b=2', { a: '1', b: '2' }],
    ['a=b=c', { a: 'b' }],
    ['a=b+c%20d', { a: 'b+c d' }],
    ['a=1&a=2', { a: '2' }],
    ['a=%E0&b=2', { b: '2' }],
    ['%E0=1&b=2', { b: '2' }],
    ['a.b=1', { 'a.b': '1' }],
  ])('reads "%s"', (text, expected) => {
    expect({ ...parseQuery(text) }).toStrictEqual(expected)
  })

  it('reads what stringifyQuery wrote', () => {
    const text = fc.string({ unit: fc.constantFrom(...'ab.&=%?+#_ "é💡\0'), maxLength: 8 })
    const name = text.filter((value) => value !== '')
    const parameters = fc.uniqueArray(fc.tuple(name, text), {
      minLength: 1,
      maxLength: 4,
      selector: ([key]) => key,
    })
    fc.assert(
      fc.property(parameters, (pairs) => {
        const flat = Object.assign(Object.create(null), Object.fromEntries(pairs))
        const read = parseQuery(stringifyQuery(flat))
        return JSON.stringify(read) === JSON.stringify(flat)
      }),
    )
  })
})

describe('stringifyQuery', () => {
  it.each([
    [
      { a: { b: 1, c: [1, 2] }, d: null, e: undefined, f: false, g: 'x y&z', h: {}, i: [] },
      'a.b=1&a.c.0=1&a.c.1=2&d=null&e=undefined&f=false&g=x%20y%26z',
    ],
    [{ d: new Date(0) }, ''],
    [{ a: '1', b: 'é/' }, 'a=1&b=%C3%A9%2F'],
    [{ 'a b': '' }, 'a%20b='],
    [{ half: 'x\uD800y' }, 'half=x%EF%BF%BDy'],
    [{}, ''],
  ])('writes %j', (parameters, expected) => {
    expect(stringifyQuery(parameters)).toBe(expected)
  })
})
