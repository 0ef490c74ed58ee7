import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { jsonSnapshot } from './jsonSnapshot'

const fail = (): never => {
  throw new Error('broken')
}

class Money {
  amount = 5
  get broken() {
    return fail()
  }
}

const cyclic: Record<string, unknown> = { a: 1 }
cyclic.self = cyclic
cyclic.list = [cyclic, 2]

const shared = { s: 1 }

describe('jsonSnapshot', () => {
  it.each([
    { name: 'plain values', value: { a: 'x', b: 1, c: null, d: true, e: [1, 'y'] } },
    { name: 'undefined', value: { a: undefined, b: 1 }, expected: { b: 1 } },
    { name: 'functions', value: { a: () => 1, b: 1 }, expected: { b: 1 } },
    { name: 'symbols', value: { a: Symbol('x'), b: 1 }, expected: { b: 1 } },
    { name: 'holes of a list', value: [undefined, () => 1, 1], expected: [null, null, 1] },
    { name: 'BigInt', value: { a: 10n }, expected: { a: '10' } },
    { name: 'no numbers', value: [Number.NaN, Number.POSITIVE_INFINITY], expected: [null, null] },
    { name: 'dates', value: { a: new Date(0) }, expected: { a: '1970-01-01T00:00:00.000Z' } },
    { name: 'an invalid date', value: { a: new Date('x'), b: 1 }, expected: { a: null, b: 1 } },
    { name: 'instances', value: new Money(), expected: { amount: 5 } },
    { name: 'cycles', value: cyclic, expected: { a: 1, list: [null, 2] } },
    { name: 'the same object twice', value: [shared, shared], expected: [{ s: 1 }, { s: 1 }] },
    {
      name: 'getters that throw',
      value: Object.defineProperty({ b: 1 }, 'a', { get: fail, enumerable: true }),
      expected: { b: 1 },
    },
    { name: 'toJSON that throws', value: { a: { toJSON: fail }, b: 1 }, expected: { b: 1 } },
    { name: 'a toJSON that is no function', value: { a: { toJSON: 1 } } },
    {
      name: 'keys that reach a prototype',
      value: JSON.parse('{"__proto__":{"x":1},"constructor":2,"b":1}'),
      expected: { b: 1 },
    },
    { name: 'a function', value: () => 1, expected: undefined },
    { name: 'nothing', value: undefined, expected: undefined },
    { name: 'null', value: null, expected: null },
  ])('copies $name', ({ value, expected = value }) => {
    const snapshot = jsonSnapshot(value)
    expect(snapshot).toEqual(typeof value === 'function' ? undefined : expected)
  })

  it.each([
    { name: 'objects', node: () => ({}) },
    { name: 'lists', node: () => [] },
  ])('stops where $name all refer to each other', ({ node }) => {
    const nodes: Record<number, unknown>[] = Array.from({ length: 8 }, node)
    for (const from of nodes) for (const [index, to] of nodes.entries()) from[index] = to
    expect(JSON.stringify(jsonSnapshot(nodes)).length).toBeLessThan(100_000)
  })

  it('stops at 50 levels', () => {
    let value: unknown = 'bottom'
    for (let level = 0; level < 100_000; level += 1) value = { value }
    expect(JSON.stringify(jsonSnapshot(value))).not.toContain('bottom')
  })

  it('ends a list after as many items as it may have values', () => {
    expect(jsonSnapshot({ list: new Array(2 ** 32 - 1) }, 3)).toEqual({ list: [null, null, null] })
  })

  it('agrees with JSON on whatever JSON can hold', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = JSON.stringify(value)
        fc.pre(!/"(__proto__|constructor|prototype)"/.test(text))
        expect(JSON.stringify(jsonSnapshot(value))).toBe(text)
      }),
    )
  })

  it('ignores toJSON on prototypes of the page for lists and dates', () => {
    const prototypes = [Array.prototype, Date.prototype] as { toJSON?(): unknown }[]
    const before = prototypes.map((prototype) => prototype.toJSON)
    try {
      for (const prototype of prototypes) prototype.toJSON = () => ['quoted']
      expect(jsonSnapshot({ list: [1], at: new Date(0), never: new Date(Number.NaN) })).toEqual({
        list: [1],
        at: '1970-01-01T00:00:00.000Z',
        never: null,
      })
    } finally {
      prototypes.forEach((prototype, index) => {
        if (before[index]) prototype.toJSON = before[index]
        else delete prototype.toJSON
      })
    }
  })

  it('never throws', () => {
    fc.assert(
      fc.property(fc.anything({ withBigInt: true, withNullPrototype: true }), (value) => {
        expect(() => JSON.stringify(jsonSnapshot(value))).not.toThrow()
      }),
    )
  })
})
