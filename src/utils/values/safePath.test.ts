import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deepFreeze } from '../testing/deepFreeze'
import { getPath, getText, isSafeKey, setPath, splitPath } from './safePath'

const UNSAFE_KEYS = ['__proto__', 'prototype', 'constructor']

describe('splitPath', () => {
  it.each([
    { path: 'a', expected: ['a'] },
    { path: 'a.b.c', expected: ['a', 'b', 'c'] },
    { path: 'errors[0].text', expected: ['errors', '0', 'text'] },
    { path: 'a[b][c]', expected: ['a', 'b', 'c'] },
    { path: '..a..b.', expected: ['a', 'b'] },
    { path: '', expected: [] },
    { path: '[].', expected: [] },
    { path: 'Ünï-code 1', expected: ['Ünï-code 1'] },
  ])('splits "$path"', ({ path, expected }) => {
    expect(splitPath(path)).toEqual(expected)
  })
})

describe('isSafeKey', () => {
  it.each(UNSAFE_KEYS)('refuses %s', (key) => {
    expect(isSafeKey(key)).toBe(false)
  })

  it.each(['', 'proto', '__proto', 'toString', 'Constructor'])('accepts "%s"', (key) => {
    expect(isSafeKey(key)).toBe(true)
  })
})

describe('getPath', () => {
  class Inherits {
    own = 1
    get inherited(): number {
      return 2
    }
  }

  const target = {
    a: { b: [{ c: 'deep' }], text: 'abc', nothing: null },
    'x y': 1,
    instance: new Inherits(),
    get broken(): never {
      throw new Error('broken getter')
    },
  }

  it.each<{ path: string; expected: unknown }>([
    { path: 'a.b[0].c', expected: 'deep' },
    { path: 'a.b.length', expected: 1 },
    { path: 'a.text.length', expected: 3 },
    { path: 'x y', expected: 1 },
    { path: 'instance.own', expected: 1 },
    { path: 'instance.inherited', expected: undefined },
    { path: 'a.b.1.c', expected: undefined },
    { path: 'a.nothing', expected: null },
    { path: 'a.nothing.more', expected: undefined },
    { path: 'nope.more', expected: undefined },
    { path: 'a.toString', expected: undefined },
    { path: 'a.b.push', expected: undefined },
    { path: '__proto__', expected: undefined },
    { path: 'a.constructor.name', expected: undefined },
    { path: 'broken', expected: undefined },
    { path: 'broken.more', expected: undefined },
  ])('reads $path', ({ path, expected }) => {
    expect(getPath(target, path)).toEqual(expected)
  })

  it('reads a list of segments as they are, dots included', () => {
    expect(getPath({ 'a.b': { '': 1 } }, ['a.b', ''])).toBe(1)
  })

  it('gives the target for an empty path', () => {
    expect(getPath(target, '')).toBe(target)
  })

  it.each(UNSAFE_KEYS)('does not read an own property called %s', (key) => {
    expect(getPath(JSON.parse(`{"${key}":{"a":1}}`), `${key}.a`)).toBeUndefined()
  })

  it.each([null, undefined, 5, 'text', true])('gives undefined inside of %s', (scalar) => {
    expect(getPath(scalar, 'a.b')).toBeUndefined()
  })
})

describe('setPath', () => {
  it.each<[name: string, target: unknown, path: string, expected: unknown]>([
    ['replaces a property', { a: 1, b: 2 }, 'a', { a: 9, b: 2 }],
    ['adds a property', {}, 'a', { a: 9 }],
    ['creates objects', {}, 'a.b.c', { a: { b: { c: 9 } } }],
    ['creates arrays', {}, 'a[0][1]', { a: [[undefined, 9]] }],
    ['replaces an item', [1, 2], '1', [1, 9]],
    ['appends an item', { a: [1] }, 'a.1', { a: [1, 9] }],
    ['keeps an object with index keys', { a: {} }, 'a.0', { a: { 0: 9 } }],
    ['treats 01 as a name', {}, 'a.01', { a: { '01': 9 } }],
    ['replaces a scalar in the way', { a: 'x' }, 'a.b', { a: { b: 9 } }],
    ['replaces null in the way', { a: null }, 'a.b', { a: { b: 9 } }],
    ['replaces a function in the way', { a: () => {} }, 'a.b', { a: { b: 9 } }],
    ['starts from nothing', undefined, 'a.b', { a: { b: 9 } }],
    ['shadows an inherited property', {}, 'toString.x', { toString: { x: 9 } }],
    ['leaves the target for an empty path', { a: 1 }, '', { a: 1 }],
  ])('%s', (_, target, path, expected) => {
    expect(setPath(deepFreeze(target), path, 9)).toEqual(expected)
  })

  it('copies what stands along the path, and shares the rest', () => {
    const target = deepFreeze({ a: { b: { c: 1 }, side: {} }, other: [] })
    const result = setPath(target, 'a.b.c', 2)
    expect(result).not.toBe(target)
    expect(result.a.side).toBe(target.a.side)
    expect(result.other).toBe(target.other)
    expect(target.a.b.c).toBe(1)
  })

  it('preserves a missing prototype, and the prototype of a class', () => {
    class Cart {
      total = 1
    }
    const bare = Object.assign(Object.create(null), { a: 1 })
    expect(Object.getPrototypeOf(setPath(bare, 'a', 2))).toBeNull()
    expect(setPath(new Cart(), 'total', 2)).toEqual(Object.assign(new Cart(), { total: 2 }))
    expect(setPath(new Cart(), 'total', 2)).toBeInstanceOf(Cart)
  })

  it.each(UNSAFE_KEYS)('refuses %s anywhere in the path', (key) => {
    const message = `Property name "${key}" is not allowed`
    expect(() => setPath({}, key, 1)).toThrow(new Error(message))
    expect(() => setPath({}, `a.${key}`, 1)).toThrow(new Error(message))
    expect(() => setPath({}, `${key}.a`, 1)).toThrow(new Error(message))
    expect(() => setPath({}, ['a', key, 'b'], 1)).toThrow(new Error(message))
  })

  it('adds index 10000, and refuses 10001', () => {
    expect(setPath<{ a?: unknown[] }>({}, 'a.10000', 1).a).toHaveLength(10_001)
    expect(() => setPath({}, 'a.10001', 1)).toThrow(new Error('Array index "10001" is not allowed'))
    expect(() => setPath([], '99999999999999999999', 1)).toThrow('is not allowed')
  })

  it('replaces an item of a longer array', () => {
    const target = new Array<number>(20_000).fill(0)
    expect(setPath(target, '19999', 1)[19_999]).toBe(1)
    expect(() => setPath(target, '20000', 1)).toThrow('Array index "20000" is not allowed')
  })

  it.each(['length', '-1', '1.5', 'push', ' 1', '1e3'])('refuses "%s" on an array', (key) => {
    expect(() => setPath({ a: [1] }, ['a', key], 1)).toThrow(
      new Error(`Array index "${key}" is not allowed`),
    )
  })

  it('accepts a path of any length', () => {
    const path = new Array<string>(50_000).fill('a')
    expect(getPath(setPath({}, path, 1), path)).toBe(1)
  })
})

describe('any path', () => {
  const key = fc.oneof(
    fc.constantFrom(...UNSAFE_KEYS, 'a', 'b', '0', '1', 'length', 'toString', '20000', ''),
    fc.string(),
  )
  const path = fc.oneof(fc.array(key, { maxLength: 5 }), fc.string())
  const target = fc.object({ key, maxDepth: 4, withNullPrototype: true })
  const allowedError = /^(?:Property name|Array index) ".*" is not allowed$/s

  it('is read without an exception', () => {
    fc.assert(fc.property(target, path, (value, anyPath) => void getPath(value, anyPath)))
  })

  it('is written without touching the target or a prototype', () => {
    const objectKeys = Reflect.ownKeys(Object.prototype)
    const arrayKeys = Reflect.ownKeys(Array.prototype)
    fc.assert(
      fc.property(target, path, fc.anything(), (value, anyPath, newValue) => {
        const frozen = deepFreeze(value)
        try {
          const result = setPath(frozen, anyPath, newValue)
          const segments = typeof anyPath === 'string' ? splitPath(anyPath) : anyPath
          if (segments.length > 0) expect(getPath(result, anyPath)).toBe(newValue)
          expect(Object.getPrototypeOf(result)).toBe(Object.getPrototypeOf(value))
        } catch (error) {
          expect((error as Error).message).toMatch(allowedError)
        }
      }),
    )
    expect(Reflect.ownKeys(Object.prototype)).toEqual(objectKeys)
    expect(Reflect.ownKeys(Array.prototype)).toEqual(arrayKeys)
  })
})

describe('getText', () => {
  it.each([
    { data: { model: 'page' }, path: 'model', text: 'page' },
    { data: { state: { id: 'x' } }, path: 'state.id', text: 'x' },
    { data: { model: '' }, path: 'model', text: undefined },
    { data: { model: 5 }, path: 'model', text: undefined },
    { data: { model: ['page'] }, path: 'model', text: undefined },
    { data: Object.create({ model: 'page' }), path: 'model', text: undefined },
    { data: 'page', path: 'model', text: undefined },
    { data: null, path: 'state.id', text: undefined },
    { data: undefined, path: 'model', text: undefined },
  ])('gives $text for "$path" of $data', ({ data, path, text }) => {
    expect(getText(data, path)).toBe(text)
  })
})
