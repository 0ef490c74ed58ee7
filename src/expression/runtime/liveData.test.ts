import { describe, expect, it, vi } from 'vitest'
import { deepFreeze } from '../../utils/testing/deepFreeze'
import { createLiveData } from './liveData'

class Cart {
  items = ['hat']
}

interface Item {
  n: number
}

describe('the live side of a state', () => {
  it('is a copy of plain data, and the same one as long as the data is there', () => {
    const { open } = createLiveData()
    const shown = deepFreeze({ a: [1, { b: new Date(5) }], c: null, d: undefined })
    const live = open(shown) as typeof shown
    expect(live).toStrictEqual(shown)
    expect(live).not.toBe(shown)
    expect(live.a[1]).not.toBe(shown.a[1])
    expect(open(shown)).toBe(live)
    expect(open(shown.a)).toBe(live.a)
  })

  it('copies a shared object once, and data that contains itself whole', () => {
    const { open } = createLiveData()
    const shared: { self?: unknown } = {}
    shared.self = shared
    const [one, other] = open([shared, shared]) as (typeof shared)[]
    expect(one).toBe(other)
    expect(one?.self).toBe(one)
    expect(one).not.toBe(shared)
  })

  it.each([
    { name: 'a scalar', value: 'text' },
    { name: 'an instance of a class', value: new Cart() },
    { name: 'an object with functions', value: { items: [], add: () => 1 } },
    { name: 'a function', value: () => 1 },
    { name: 'a map', value: new Map() },
  ])('leaves $name as it is', ({ value }) => {
    const { open } = createLiveData()
    expect(open(value)).toBe(value)
    expect((open([value]) as unknown[])[0]).toBe(value)
  })

  it('leaves out what would change a prototype', () => {
    const live = createLiveData().open(JSON.parse('{"__proto__":{"a":1},"b":2}')) as object
    expect(live).toStrictEqual({ b: 2 })
    expect(Object.getPrototypeOf(live)).toBe(Object.prototype)
  })

  it('is found by every version of an object that was shown', () => {
    const { open, find, publish } = createLiveData()
    const first = deepFreeze({ list: [{ n: 1 }, { n: 2 }] })
    const item = open(first.list[0]) as Item
    item.n = 5
    const second = publish(first, [item]).state as typeof first
    item.n = 6
    const third = publish(second, [item]).state as typeof first
    expect([first, second, third].map(({ list }) => list[0]?.n)).toEqual([1, 5, 6])
    for (const { list } of [first, second, third]) expect(find(list[0])).toBe(item)
  })

  it('shows new objects for what was written to and what holds it, and for nothing else', () => {
    const { open, publish } = createLiveData()
    const state = deepFreeze({ a: { b: 1 }, list: [{ c: 1 }, { c: 2 }], at: new Date(5) })
    const [first] = open(state.list) as { c: number }[]
    if (first) first.c = 9
    const { state: next, changed } = publish(state, [first as object])
    const after = next as typeof state
    expect(changed).toEqual(['list'])
    expect(after).toEqual({ ...state, list: [{ c: 9 }, { c: 2 }] })
    expect([after.a, after.at, after.list[1]]).toEqual([state.a, state.at, state.list[1]])
    expect([after.a === state.a, after.list[1] === state.list[1]]).toEqual([true, true])
  })

  it('visits what was written to and what holds it, and nothing else', () => {
    const { open, publish } = createLiveData()
    const first = deepFreeze({ list: [{ n: 1 }, { n: 2 }], other: [{ n: 3 }] })
    const [item, sibling] = open(first.list) as Item[]
    const write = (state: typeof first, n: number) => {
      if (item) item.n = n
      return publish(state, [item as object]).state as typeof first
    }
    const second = write(first, 5)
    const read = vi.fn(() => 2)
    Object.defineProperty(sibling, 'n', { get: read, enumerable: true })
    expect(write(second, 6).list).toEqual([{ n: 6 }, { n: 2 }])
    expect(read).not.toHaveBeenCalled()
  })

  it('updates what was removed when it comes back', () => {
    const { open, publish } = createLiveData()
    const item = { n: 1 }
    const first = deepFreeze({ box: { deep: [item] } as object | null, list: [item] })
    const box = open(first.box) as { deep: Item[] }
    const second = publish(first, [], { box: null }, ['box']).state as typeof first
    const [live] = open(second.list) as Item[]
    if (live) live.n = 2
    const third = publish(second, [live as object]).state as typeof first
    const fourth = publish(third, [box], { box }, ['box']).state as typeof first
    expect(fourth).toEqual({ box: { deep: [{ n: 2 }] }, list: [{ n: 2 }] })
  })

  it.each([
    { name: 'another key', before: { a: undefined }, add: { b: undefined }, remove: 'a' },
    { name: 'a key more', before: { a: 1 }, add: { b: undefined }, remove: '' },
    { name: 'a key less', before: { a: undefined }, add: {}, remove: 'a' },
    { name: 'a longer list', before: [1, 2], add: { length: 3 }, remove: '' },
    { name: 'a shorter list', before: [1, 2], add: { length: 1 }, remove: '' },
    { name: 'another order', before: [1, 2], add: { 0: 2, 1: 1 }, remove: '' },
  ])('notices $name', ({ before, add, remove }) => {
    const { open, publish } = createLiveData()
    const live = open(before) as object
    Object.assign(live, add)
    Reflect.deleteProperty(live, remove)
    expect(publish({ before }, [live]).changed).toEqual(['before'])
  })

  it('shows the same when nothing came of a write', () => {
    const { open, publish } = createLiveData()
    const state = { a: { b: Number.NaN } }
    const live = open(state.a) as { b: number }
    live.b = Number.NaN
    expect(publish(state, [live])).toEqual({ state, changed: [] })
    expect(publish(state, [live]).state).toBe(state)
  })

  it('reverts a write', () => {
    const { open, revert, publish } = createLiveData()
    const state = { list: [{ n: 1 }], at: new Date(5) }
    const list = open(state.list) as Item[]
    const at = open(state.at) as Date
    const [item] = list
    list.unshift({ n: 2 })
    if (item) item.n = 3
    at.setTime(9)
    const written = [list, item as object, at]
    revert(written)
    expect(list).toEqual([{ n: 1 }])
    expect(list[0]).toBe(item)
    expect(publish(state, written).state).toBe(state)
  })
})
