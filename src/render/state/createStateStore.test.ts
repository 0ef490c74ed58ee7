import { describe, expect, it, vi } from 'vitest'
import { createStateStore } from './createStateStore'

describe('createStateStore', () => {
  it('notifies readers of a changed key, once, and nobody else', () => {
    const store = createStateStore({ a: 1, b: 2, c: 3 })
    const [ab, c, all] = [vi.fn(), vi.fn(), vi.fn()]
    store.subscribe(['a', 'b'], ab)
    store.subscribe(['c'], c)
    store.subscribe(null, all)
    store.set({ a: 5, b: 6, c: 3 }, ['a', 'b'])
    expect(ab).toHaveBeenCalledTimes(1)
    expect(c).not.toHaveBeenCalled()
    expect(all).toHaveBeenCalledTimes(1)
    expect(store.get()).toEqual({ a: 5, b: 6, c: 3 })
  })

  it('notifies nobody when nothing changed', () => {
    const store = createStateStore({ a: 1 })
    const listener = vi.fn()
    store.subscribe(null, listener)
    store.merge({ a: 1 })
    store.set({ a: 1 }, [])
    expect(listener).not.toHaveBeenCalled()
    expect(store.version()).toBe(0)
  })

  it('loses nothing to a run that began before and changed nothing', () => {
    const store = createStateStore({ a: 1 })
    const before = store.get()
    store.merge({ a: 2 })
    store.set(before, [])
    expect(store.get()).toEqual({ a: 2 })
  })

  it('never writes to a state that was returned', () => {
    const first = Object.freeze({ a: 1 })
    const store = createStateStore(first)
    store.merge({ a: 2, b: 3 })
    expect(first).toEqual({ a: 1 })
    expect(store.get()).toEqual({ a: 2, b: 3 })
  })

  it('notifies nobody who has left', () => {
    const store = createStateStore({})
    const listener = vi.fn()
    const leave = store.subscribe(['a'], listener)
    leave()
    leave()
    store.merge({ a: 1 })
    expect(listener).not.toHaveBeenCalled()
  })

  it('runs a source while its key is read, and stores its values', () => {
    const stop = vi.fn()
    let set: (value: unknown) => void = () => {}
    const source = vi.fn((give: typeof set) => {
      set = give
      give('first')
      return stop
    })
    const store = createStateStore({ size: 'none' }, { size: source })
    const [one, two] = [vi.fn(), vi.fn()]
    const leaveOne = store.subscribe(['size'], one)
    const leaveTwo = store.subscribe(null, two)
    expect(source).toHaveBeenCalledTimes(1)
    expect(store.get().size).toBe('first')
    set('second')
    expect(two).toHaveBeenCalledTimes(1)
    leaveOne()
    expect(stop).not.toHaveBeenCalled()
    leaveTwo()
    expect(stop).toHaveBeenCalledTimes(1)
    store.subscribe(['size'], one)
    expect(source).toHaveBeenCalledTimes(2)
  })

  it('runs a source until the last reader of its key has left', () => {
    const stop = vi.fn()
    const store = createStateStore({}, { size: () => stop })
    const [leaveOne, leaveTwo] = [() => {}, () => {}].map((read) => store.subscribe(['size'], read))
    leaveOne?.()
    expect(stop).not.toHaveBeenCalled()
    leaveTwo?.()
    expect(stop).toHaveBeenCalledTimes(1)
  })

  it('starts no source for other keys', () => {
    const source = vi.fn(() => () => {})
    createStateStore({}, { size: source }).subscribe(['other'], () => {})
    expect(source).not.toHaveBeenCalled()
  })

  it.each(['__proto__', 'constructor', 'toString'])('treats %s as an ordinary key', (key) => {
    const leave = createStateStore({}, {}).subscribe([key], () => {})
    expect(leave).not.toThrow()
  })
})

describe('observe', () => {
  it('reports all changes of a turn once, until it is undone', async () => {
    const store = createStateStore({ n: 0 })
    const states: unknown[] = []
    const leave = store.observe((state) => states.push(state))
    store.merge({ n: 1 })
    store.merge({ n: 2 })
    await Promise.resolve()
    expect(states).toEqual([{ n: 2 }])
    leave()
    store.merge({ n: 3 })
    await Promise.resolve()
    expect(states).toHaveLength(1)
  })

  it('starts no source', () => {
    const source = vi.fn(() => () => {})
    createStateStore({}, { deviceSize: source }).observe(() => {})
    expect(source).not.toHaveBeenCalled()
  })
})
