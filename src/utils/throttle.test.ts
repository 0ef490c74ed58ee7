import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { throttle } from './throttle'

describe('throttle', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  /** Calls at 0, 50 and 150 ms with a wait of 100, and tells which call ran when. */
  function timesOf(options?: Parameters<typeof throttle>[2]): string[] {
    const start = Date.now()
    const runs: string[] = []
    const limited = throttle(
      (name: string) => runs.push(`${name} at ${Date.now() - start}`),
      100,
      options,
    )
    limited('a')
    vi.advanceTimersByTime(50)
    limited('b')
    vi.advanceTimersByTime(100)
    limited('c')
    vi.advanceTimersByTime(1000)
    return runs
  }

  it.each([
    { options: undefined, expected: ['a at 0', 'b at 100', 'c at 200'] },
    { options: { leading: false }, expected: ['b at 100', 'c at 200'] },
  ])('runs $expected with $options', ({ options, expected }) => {
    expect(timesOf(options)).toEqual(expected)
  })

  it('runs once for three calls without a leading one', () => {
    const run = vi.fn()
    const limited = throttle(run, 200, { leading: false })
    limited(1)
    limited(2)
    limited(3)
    vi.advanceTimersByTime(199)
    expect(run).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(run).toHaveBeenCalledExactlyOnceWith(3)
  })

  it('runs a single call once', () => {
    const run = vi.fn()
    throttle(run, 100)()
    vi.advanceTimersByTime(1000)
    expect(run).toHaveBeenCalledOnce()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('makes a call from inside wait', () => {
    const run = vi.fn(() => {
      if (run.mock.calls.length < 3) limited()
    })
    const limited = throttle(run, 100)
    limited()
    expect(run).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(100)
    expect(run).toHaveBeenCalledTimes(2)
  })

  it('goes on after a run that throws', () => {
    const run = vi.fn(() => {
      throw new Error('broken')
    })
    const limited = throttle(run, 100)
    expect(() => limited()).toThrow('broken')
    vi.advanceTimersByTime(100)
    expect(() => limited()).toThrow('broken')
  })

  it('forgets the waiting call when cancelled, and starts afresh', () => {
    const run = vi.fn()
    const limited = throttle(run, 100)
    limited('a')
    limited('b')
    limited.cancel()
    expect(vi.getTimerCount()).toBe(0)
    limited('c')
    expect(run.mock.calls).toEqual([['a'], ['c']])
  })
})
