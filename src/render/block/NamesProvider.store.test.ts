import { describe, expect, it, vi } from 'vitest'
import { createStateStore } from '../state/createStateStore'
import { createScopedStore } from './NamesProvider'

function stores() {
  const outer = createStateStore({ a: 'outer', b: 'outer' })
  const own = createStateStore({ a: 'own', none: undefined })
  return { outer, own, scoped: createScopedStore(outer, own) }
}

describe('createScopedStore', () => {
  it('hides the keys of the store around, an undefined one too', () => {
    const { outer, scoped } = stores()
    outer.merge({ none: 1 })
    expect(scoped.get()).toEqual({ a: 'own', b: 'outer', none: undefined })
  })

  it('gives the same state as long as nothing changes', () => {
    const { outer, own, scoped } = stores()
    const before = scoped.get()
    expect(scoped.get()).toBe(before)
    outer.merge({ b: 2 })
    own.merge({ a: 1 })
    expect(scoped.get()).toMatchObject({ a: 1, b: 2 })
  })

  it('writes each key where it is read from', () => {
    const { outer, own, scoped } = stores()
    scoped.set({ a: 1, b: 2, c: 3 }, ['a', 'b', 'c'])
    expect(own.get()).toEqual({ a: 1, none: undefined })
    expect(outer.get()).toEqual({ a: 'outer', b: 2, c: 3 })
    scoped.merge({ a: 4, b: 5 })
    expect(own.get().a).toBe(4)
    expect(outer.get()).toMatchObject({ a: 'outer', b: 5 })
  })

  it('grows its version with both', () => {
    const { outer, own, scoped } = stores()
    const before = scoped.version()
    outer.merge({ b: 2 })
    own.merge({ a: 1 })
    expect(scoped.version()).toBe(before + 2)
  })

  it.each([
    { keys: ['a'], outer: 0, own: 1 },
    { keys: ['b'], outer: 1, own: 0 },
    { keys: ['a', 'b'], outer: 1, own: 1 },
    { keys: null, outer: 2, own: 1 },
    { keys: [], outer: 0, own: 0 },
  ])('tells readers of $keys of what they can see', ({ keys, ...times }) => {
    const { outer, own, scoped } = stores()
    const listener = vi.fn()
    const leave = scoped.subscribe(keys, listener)
    outer.merge({ a: 'hidden' })
    const hidden = keys === null ? 1 : 0
    expect(listener).toHaveBeenCalledTimes(hidden)
    outer.merge({ b: 1 })
    expect(listener).toHaveBeenCalledTimes(times.outer)
    own.merge({ a: 1 })
    expect(listener).toHaveBeenCalledTimes(times.outer + times.own)
    leave()
    outer.merge({ b: 2 })
    own.merge({ a: 2 })
    expect(listener).toHaveBeenCalledTimes(times.outer + times.own)
  })
})
