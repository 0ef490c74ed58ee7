import { describe, expect, it } from 'vitest'
import { takeConsole } from '../../utils/testing/consoleMessages'
import { flushPromises } from '../testing/contentPage'
import { createLoaded, createObserver, entries } from './testing/loadedObservable'

describe('createObservable', () => {
  it('tells observers of the first answer', async () => {
    const { source, load, loads } = createLoaded()
    const { observer, told } = createObserver()
    source.subscribe(observer)
    expect(source.value).toBeUndefined()
    expect(told).toEqual([])
    loads[0]?.resolve(entries('a'))
    await flushPromises()
    expect(told).toEqual(['next a'])
    expect(source.value).toEqual(entries('a'))
    expect(load.mock.calls.map(([{ reload }]) => reload)).toEqual([undefined])
  })

  it('repeats the last value, error and end to those who come later', async () => {
    const { source, loads } = createLoaded()
    loads[0]?.resolve(entries('a'))
    await flushPromises()
    const late = createObserver()
    source.subscribe(late.observer)
    expect(late.told).toEqual(['next a'])

    source.reload()
    loads[1]?.reject(new Error('boom'))
    await flushPromises()
    const later = createObserver()
    source.subscribe(later.observer)
    expect(later.told).toEqual(['next a', 'error boom'])

    source.complete()
    const last = createObserver()
    source.subscribe(last.observer)
    expect(last.told).toEqual(['next a', 'error boom', 'complete'])
  })

  it('tells of an error, keeps the value, and forgets the error at the next value', async () => {
    const { source, loads } = createLoaded()
    const { observer, told } = createObserver()
    source.subscribe(observer)
    loads[0]?.resolve(entries('a'))
    await flushPromises()
    source.reload()
    loads[1]?.reject('no error object')
    await flushPromises()
    expect(source.error).toBeInstanceOf(Error)
    expect(source.value).toEqual(entries('a'))
    source.publish(entries('b'))
    expect(source.error).toBeUndefined()
    expect(told).toEqual(['next a', 'error no error object', 'next b'])
  })

  it('leaves everything as it is after an answer of undefined', async () => {
    const { source, loads } = createLoaded()
    const { observer, told } = createObserver()
    source.subscribe(observer)
    loads[0]?.resolve(undefined)
    await flushPromises()
    expect(source.value).toBeUndefined()
    source.publish(entries('a'))
    const reloaded = source.reload()
    loads[1]?.resolve(undefined)
    await reloaded
    expect(told).toEqual(['next a'])
  })

  it('aborts a request whose last observer leaves, and asks again for the next one', async () => {
    const { source, load, loads } = createLoaded()
    const [first, second, late] = [createObserver(), createObserver(), createObserver()]
    const leaves = [source.subscribe(first.observer), source.subscribe(second.observer)]
    leaves[0]?.()
    expect(load.mock.calls[0]?.[0].signal.aborted).toBe(false)
    leaves[1]?.()
    leaves[1]?.()
    expect(load.mock.calls[0]?.[0].signal.aborted).toBe(true)
    loads[0]?.reject(new Error('aborted'))
    await flushPromises()
    expect(load).toHaveBeenCalledTimes(1)

    source.subscribe(late.observer)
    expect(load).toHaveBeenCalledTimes(2)
    loads[1]?.resolve(entries('a'))
    await flushPromises()
    expect([first.told, second.told, late.told]).toEqual([[], [], ['next a']])
  })

  it('asks no second time after an observer that leaves with the answer', async () => {
    const { source, load, loads } = createLoaded()
    const leave = source.subscribe({ next: () => leave() })
    loads[0]?.resolve(entries('a'))
    await flushPromises()
    const late = createObserver()
    source.subscribe(late.observer)
    expect(late.told).toEqual(['next a'])
    expect(load.mock.calls.map(([{ signal }]) => signal.aborted)).toEqual([false])
  })

  it('asks again for what failed, unless it did so for good', async () => {
    const { source, load, loads } = createLoaded()
    const { observer, told } = createObserver()
    source.subscribe(observer)
    loads[0]?.reject(new Error('offline'))
    await flushPromises()
    source.retry()
    loads[1]?.reject(new Error('for good'))
    await flushPromises()
    source.retry()
    expect(load).toHaveBeenCalledTimes(2)
    expect(told).toEqual(['error offline', 'error for good'])
  })

  it('sends a request under way once more if it fails', async () => {
    const { source, load, loads } = createLoaded()
    const { observer, told } = createObserver()
    source.subscribe(observer)
    source.retry()
    source.retry()
    loads[0]?.reject(new Error('frozen'))
    await flushPromises()
    expect(load).toHaveBeenCalledTimes(2)
    expect(told).toEqual([])
    loads[1]?.reject(new Error('offline'))
    await flushPromises()
    expect(load).toHaveBeenCalledTimes(2)
    expect(told).toEqual(['error offline'])
    source.retry()
    loads[2]?.resolve(entries('a'))
    await flushPromises()
    source.retry()
    expect(load).toHaveBeenCalledTimes(3)
    expect(told).toEqual(['error offline', 'next a'])
  })

  it('reloads past caches, and settles when observers were told', async () => {
    const { source, load, loads } = createLoaded()
    const { observer, told } = createObserver()
    source.subscribe(observer)
    const reloaded = source.reload()
    loads[1]?.reject(new Error('boom'))
    await expect(reloaded).resolves.toBeUndefined()
    expect(told).toEqual(['error boom'])
    expect(load.mock.calls.map(([{ reload }]) => reload)).toEqual([undefined, true])
  })

  it('drops an answer that comes after a later one', async () => {
    const { source, loads } = createLoaded()
    const { observer, told } = createObserver()
    source.subscribe(observer)
    source.reload()
    loads[1]?.resolve(entries('newer'))
    await flushPromises()
    loads[0]?.resolve(entries('older'))
    await flushPromises()
    expect(told).toEqual(['next newer'])
  })

  it('aborts a later request although an earlier one has ended meanwhile', async () => {
    const { source, load, loads } = createLoaded()
    const leave = source.subscribe(createObserver().observer)
    source.reload()
    loads[0]?.resolve(entries('older'))
    await flushPromises()
    leave()
    expect(load.mock.calls[1]?.[0].signal.aborted).toBe(true)
  })

  it('drops an answer that comes after a live edit', async () => {
    const { source, loads } = createLoaded()
    source.publish(entries('edited'))
    loads[0]?.resolve(entries('fetched'))
    await flushPromises()
    expect(source.value).toEqual(entries('edited'))
  })

  describe('promise', () => {
    it('gives the first value, or the one that is there', async () => {
      const { source, loads } = createLoaded()
      const first = source.promise()
      loads[0]?.resolve(entries('a'))
      expect(await first).toEqual(entries('a'))
      source.publish(entries('b'))
      expect(await source.promise()).toEqual(entries('b'))
    })

    it('rejects with the first error', async () => {
      const { source, loads } = createLoaded()
      const first = source.promise()
      loads[0]?.reject(new Error('boom'))
      await expect(first).rejects.toThrow('boom')
      await expect(source.promise()).rejects.toThrow('boom')
    })

    it('rejects when it ends before', async () => {
      const { source } = createLoaded()
      const first = source.promise()
      source.complete()
      await expect(first).rejects.toThrow('destroyed')
    })

    it('observes no longer than it waits', async () => {
      const { source, release } = createLoaded()
      const first = source.promise()
      source.publish(entries('a'))
      await first
      await flushPromises()
      expect(release).toHaveBeenCalledTimes(1)
    })
  })
})

describe('observers of createObservable', () => {
  it('skips nobody when observers leave while they are told', () => {
    const { source } = createLoaded()
    const { observer, told } = createObserver()
    const leave = source.subscribe({ next: () => leave() })
    source.subscribe(observer)
    source.publish(entries('a'))
    source.publish(entries('b'))
    expect(told).toEqual(['next a', 'next b'])
  })

  it('reports an observer that throws, and tells the others', () => {
    const { source } = createLoaded()
    const { observer, told } = createObserver()
    source.subscribe({
      next() {
        throw new Error('boom')
      },
    })
    source.subscribe(observer)
    source.publish(entries('a'))
    expect(told).toEqual(['next a'])
    expect(takeConsole()).toEqual([expect.stringContaining('boom')])
  })

  it('needs no functions on an observer', async () => {
    const { source, loads } = createLoaded()
    source.subscribe({})
    loads[0]?.reject(new Error('boom'))
    await flushPromises()
    source.publish(entries('a'))
    source.complete()
    expect(source.value).toEqual(entries('a'))
  })

  it('tells nothing to those who left', () => {
    const { source } = createLoaded()
    const { observer, told } = createObserver()
    const leave = source.subscribe(observer)
    leave()
    leave()
    source.publish(entries('a'))
    expect(told).toEqual([])
  })

  it('is observed from the first observer to the last', () => {
    const { source, onObserved, release } = createLoaded()
    const leaveFirst = source.subscribe({})
    const leaveSecond = source.subscribe({})
    expect(onObserved).toHaveBeenCalledTimes(1)
    leaveFirst()
    leaveFirst()
    expect(release).not.toHaveBeenCalled()
    leaveSecond()
    expect(release).toHaveBeenCalledTimes(1)
    source.subscribe({})
    expect(onObserved).toHaveBeenCalledTimes(2)
  })

  it('ends once, and takes nothing any more', async () => {
    const { source, load, loads, release } = createLoaded()
    const { observer, told } = createObserver()
    source.subscribe(observer)
    source.complete()
    source.complete()
    expect(release).toHaveBeenCalledTimes(1)
    source.publish(entries('a'))
    loads[0]?.resolve(entries('b'))
    await source.reload()
    expect(told).toEqual(['complete'])
    expect(load).toHaveBeenCalledTimes(1)
  })
})
