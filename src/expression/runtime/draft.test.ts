import { describe, expect, it } from 'vitest'
import { deepFreeze } from '../../utils/testing/deepFreeze'
import { copyData, settleData } from './draft'
import type { Ownership } from './Run'

class Cart {
  items = ['hat']
}

function copyOf(value: unknown): { copy: unknown; owned: Ownership } {
  const owned: Ownership = new Map()
  return { copy: copyData(value, owned, new Map()), owned }
}

function settle(value: unknown, owned: Ownership): unknown {
  return settleData(value, owned, new Map())
}

describe('copyData', () => {
  it('copies plain data, deeply', () => {
    const data = deepFreeze({ a: [1, { b: new Date(5) }], c: null, d: undefined })
    const { copy } = copyOf(data)
    expect(copy).toStrictEqual(data)
    expect(copy).not.toBe(data)
    expect((copy as typeof data).a[1]).not.toBe(data.a[1])
  })

  it('copies what stands in two places once', () => {
    const shared = { a: 1 }
    const { copy } = copyOf([shared, shared])
    const [one, other] = copy as object[]
    expect(one).toBe(other)
    expect(one).not.toBe(shared)
  })

  it('copies data that holds itself', () => {
    const data: { self?: unknown } = {}
    data.self = data
    const { copy } = copyOf(data)
    expect((copy as typeof data).self).toBe(copy)
    expect(copy).not.toBe(data)
  })

  it.each([
    { name: 'a scalar', value: 'text' },
    { name: 'an instance of a class', value: new Cart() },
    { name: 'an object with functions', value: { items: [], add: () => 1 } },
    { name: 'a function', value: () => 1 },
    { name: 'a map', value: new Map() },
  ])('leaves $name as it is', ({ value }) => {
    expect(copyOf(value).copy).toBe(value)
    expect((copyOf([value]).copy as unknown[])[0]).toBe(value)
  })

  it('leaves out what would change a prototype', () => {
    const { copy } = copyOf(JSON.parse('{"__proto__":{"a":1},"b":2}'))
    expect(copy).toStrictEqual({ b: 2 })
    expect(Object.getPrototypeOf(copy)).toBe(Object.prototype)
  })
})

describe('settleData', () => {
  it('gives back the originals of whatever did not change', () => {
    const data = deepFreeze({ a: { b: 1 }, list: [{ c: 1 }, { c: 2 }], at: new Date(5) })
    const { copy, owned } = copyOf(data)
    expect(settle(copy, owned)).toBe(data)

    const changed = copyOf(data)
    const draft = changed.copy as { list: { c: number }[]; a: object; at: Date }
    const [first] = draft.list
    if (first) first.c = 9
    const settled = settle(draft, changed.owned) as typeof data
    expect(settled).toEqual({ ...data, list: [{ c: 9 }, { c: 2 }] })
    expect(settled.a).toBe(data.a)
    expect(settled.at).toBe(data.at)
    expect(settled.list[1]).toBe(data.list[1])
  })

  it.each([
    { name: 'another key', before: { a: undefined }, add: { b: undefined }, remove: 'a' },
    { name: 'a key more', before: { a: 1 }, add: { b: undefined }, remove: '' },
    { name: 'a key less', before: { a: undefined }, add: {}, remove: 'a' },
    { name: 'a longer list', before: [1, 2], add: { length: 3 }, remove: '' },
    { name: 'a shorter list', before: [1, 2], add: { length: 1 }, remove: '' },
    { name: 'another order', before: [1, 2], add: { 0: 2, 1: 1 }, remove: '' },
  ])('notices $name', ({ before, add, remove }) => {
    const { copy, owned } = copyOf(before)
    Object.assign(copy as object, add)
    Reflect.deleteProperty(copy as object, remove)
    expect(settle(copy, owned)).toBe(copy)
  })

  it('takes NaN for equal to itself', () => {
    const data = { a: Number.NaN }
    const { copy, owned } = copyOf(data)
    expect(settle(copy, owned)).toBe(data)
  })

  it('bears new data that holds itself', () => {
    const made: { self?: unknown; kept?: unknown } = {}
    const { copy, owned } = copyOf({ a: 1 })
    made.self = made
    made.kept = copy
    owned.set(made, null)
    expect(settle(made, owned)).toBe(made)
    expect(made.self).toBe(made)
    expect(made.kept).toEqual({ a: 1 })
  })

  it('does not look into what is not its own', () => {
    const foreign = deepFreeze({ a: { b: 1 } })
    expect(settle(foreign, new Map())).toBe(foreign)
  })
})
