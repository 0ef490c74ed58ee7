import { describe, expect, it } from 'vitest'
import { takeConsole } from '../../utils/testing/consoleMessages'
import { flushPromises } from '../testing/contentPage'
import { createLoaded, createObserver, entries } from './testing/loadedObservable'

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
