import { describe, expect, it, vi } from 'vitest'
import type { ContentEntry } from '../../content/types'
import { takeConsole } from '../../utils/testing/consoleMessages'
import { flushPromises } from '../testing/contentPage'
import { createObservable } from './observable'

type Entries = readonly ContentEntry[]

const entries = (id: string): Entries => [{ id, data: {} }]

/** Creates an observable whose loads the test answers by number, in any order. */
function createLoaded() {
  const loads: { resolve(value: Entries | undefined): void; reject(error: unknown): void }[] = []
  const load = vi.fn(
    (_how: { readonly reload?: boolean; readonly signal: AbortSignal }) =>
      new Promise<Entries | undefined>((resolve, reject) => loads.push({ resolve, reject })),
  )
  const release = vi.fn()
  const onObserved = vi.fn(() => release)
  const mayPass = ({ message }: Error) => message !== 'for good'
  const source = createObservable({ load, mayPass, onObserved })
  return {
    source,
    load,
    onObserved,
    release,
    async answer(number: number, id?: string) {
      loads[number]?.resolve(id ? entries(id) : undefined)
      await flushPromises()
    },
    async fail(number: number, error: unknown) {
      loads[number]?.reject(error)
      await flushPromises()
    },
    isAborted: (number: number) => load.mock.calls[number]?.[0].signal.aborted,
    /** Observes, and records what an observer is told. */
    observe() {
      const told: string[] = []
      const leave = source.subscribe({
        next: (value) => void told.push(`next ${value.map(({ id }) => id).join()}`),
        error: (error) => void told.push(`error ${error.message}`),
        complete: () => void told.push('complete'),
      })
      return { told, leave }
    },
  }
}

/** Does the same with an observer from the beginning. */
function createObserved() {
  const loaded = createLoaded()
  return { ...loaded, ...loaded.observe() }
}

describe('createObservable', () => {
  it('notifies observers of the first answer', async () => {
    const { source, load, told, answer } = createObserved()
    expect([source.value, told]).toEqual([undefined, []])
    await answer(0, 'a')
    expect([source.value, told]).toEqual([entries('a'), ['next a']])
    expect(load.mock.calls.map(([{ reload }]) => reload)).toEqual([undefined])
  })

  it('repeats the last value, error and end to late observers', async () => {
    const { source, observe, answer, fail } = createLoaded()
    await answer(0, 'a')
    expect(observe().told).toEqual(['next a'])
    source.reload()
    await fail(1, new Error('boom'))
    expect(observe().told).toEqual(['next a', 'error boom'])
    source.complete()
    expect(observe().told).toEqual(['next a', 'error boom', 'complete'])
  })

  it('reports an error, keeps the value, and clears the error at the next value', async () => {
    const { source, told, answer, fail } = createObserved()
    await answer(0, 'a')
    source.reload()
    await fail(1, 'no error object')
    expect(source.error).toBeInstanceOf(Error)
    expect(source.value).toEqual(entries('a'))
    source.publish(entries('b'))
    expect(source.error).toBeUndefined()
    expect(told).toEqual(['next a', 'error no error object', 'next b'])
  })

  it('leaves everything as it is after an answer of undefined', async () => {
    const { source, told, answer } = createObserved()
    await answer(0)
    expect(source.value).toBeUndefined()
    source.publish(entries('a'))
    source.reload()
    await answer(1)
    expect(told).toEqual(['next a'])
  })

  it('aborts a request whose last observer leaves, and requests again for the next one', async () => {
    const { observe, load, answer, fail, isAborted } = createLoaded()
    const [first, second] = [observe(), observe()]
    first.leave()
    expect(isAborted(0)).toBe(false)
    second.leave()
    second.leave()
    expect(isAborted(0)).toBe(true)
    await fail(0, new Error('aborted'))
    expect(load).toHaveBeenCalledTimes(1)

    const late = observe()
    expect(load).toHaveBeenCalledTimes(2)
    await answer(1, 'a')
    expect([first.told, second.told, late.told]).toEqual([[], [], ['next a']])
  })

  it('does not request again after an observer that leaves with the answer', async () => {
    const { source, observe, load, answer, isAborted } = createLoaded()
    const leave = source.subscribe({ next: () => leave() })
    await answer(0, 'a')
    expect(observe().told).toEqual(['next a'])
    expect([load.mock.calls.length, isAborted(0)]).toEqual([1, false])
  })

  it('retries what failed, unless it failed for good', async () => {
    const { source, load, told, fail } = createObserved()
    await fail(0, new Error('offline'))
    source.retry()
    await fail(1, new Error('for good'))
    source.retry()
    expect(load).toHaveBeenCalledTimes(2)
    expect(told).toEqual(['error offline', 'error for good'])
  })

  it('sends a request under way once more if it fails', async () => {
    const { source, load, told, answer, fail } = createObserved()
    source.retry()
    source.retry()
    await fail(0, new Error('frozen'))
    expect(load).toHaveBeenCalledTimes(2)
    expect(told).toEqual([])
    await fail(1, new Error('offline'))
    expect(load).toHaveBeenCalledTimes(2)
    expect(told).toEqual(['error offline'])
    source.retry()
    await answer(2, 'a')
    source.retry()
    expect(load).toHaveBeenCalledTimes(3)
    expect(told).toEqual(['error offline', 'next a'])
  })

  it('reloads past caches, and settles when observers were notified', async () => {
    const { source, load, told, fail } = createObserved()
    const reloaded = source.reload()
    void fail(1, new Error('boom'))
    await expect(reloaded).resolves.toBeUndefined()
    expect(told).toEqual(['error boom'])
    expect(load.mock.calls.map(([{ reload }]) => reload)).toEqual([undefined, true])
  })

  it('drops an answer that comes after a later one', async () => {
    const { source, told, answer } = createObserved()
    source.reload()
    await answer(1, 'newer')
    await answer(0, 'older')
    expect(told).toEqual(['next newer'])
  })

  it('aborts a later request although an earlier one has ended meanwhile', async () => {
    const { source, leave, answer, isAborted } = createObserved()
    source.reload()
    await answer(0, 'older')
    leave()
    expect(isAborted(1)).toBe(true)
  })

  it('drops an answer that comes after a live edit', async () => {
    const { source, answer } = createLoaded()
    source.publish(entries('edited'))
    await answer(0, 'fetched')
    expect(source.value).toEqual(entries('edited'))
  })

  describe('promise', () => {
    it('gives the first value, or the one that is there', async () => {
      const { source, answer } = createLoaded()
      const first = source.promise()
      await answer(0, 'a')
      expect(await first).toEqual(entries('a'))
      source.publish(entries('b'))
      expect(await source.promise()).toEqual(entries('b'))
    })

    it('rejects with the first error', async () => {
      const { source, fail } = createLoaded()
      const first = source.promise()
      void fail(0, new Error('boom'))
      await expect(first).rejects.toThrow('boom')
      await expect(source.promise()).rejects.toThrow('boom')
    })

    it('rejects when it ends first', async () => {
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
  it('skips nobody when observers leave during a notification', () => {
    const { source, observe } = createLoaded()
    const leave = source.subscribe({ next: () => leave() })
    const { told } = observe()
    source.publish(entries('a'))
    source.publish(entries('b'))
    expect(told).toEqual(['next a', 'next b'])
  })

  it('reports an observer that throws, and notifies the others', () => {
    const { source, observe } = createLoaded()
    source.subscribe({
      next() {
        throw new Error('boom')
      },
    })
    const { told } = observe()
    source.publish(entries('a'))
    expect(told).toEqual(['next a'])
    expect(takeConsole()).toEqual([expect.stringContaining('boom')])
  })

  it('needs no functions on an observer', async () => {
    const { source, fail } = createLoaded()
    source.subscribe({})
    await fail(0, new Error('boom'))
    source.publish(entries('a'))
    source.complete()
    expect(source.value).toEqual(entries('a'))
  })

  it('is observed from the first observer to the last, and notifies nobody who left', () => {
    const { source, observe, onObserved, release } = createLoaded()
    const [first, second] = [observe(), observe()]
    expect(onObserved).toHaveBeenCalledTimes(1)
    first.leave()
    first.leave()
    expect(release).not.toHaveBeenCalled()
    second.leave()
    expect(release).toHaveBeenCalledTimes(1)
    source.publish(entries('a'))
    expect(first.told).toEqual([])
    observe()
    expect(onObserved).toHaveBeenCalledTimes(2)
  })

  it('ends once, and ignores everything after that', async () => {
    const { source, load, told, release, answer } = createObserved()
    source.complete()
    source.complete()
    expect(release).toHaveBeenCalledTimes(1)
    source.publish(entries('a'))
    await answer(0, 'b')
    await source.reload()
    expect(told).toEqual(['complete'])
    expect(load).toHaveBeenCalledTimes(1)
  })
})
