import { beforeEach, describe, expect, it, vi } from 'vitest'
import { debounce, throttle } from './throttle'

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

describe('throttle', () => {
  /** Calls a throttled function at 0, 50 and 150 ms, and returns the times at which it ran. */
  function timesOf(options?: Parameters<typeof throttle>[2]): number[] {
    const start = Date.now()
    const runs: number[] = []
    const limited = throttle(() => runs.push(Date.now() - start), 100, options)
    limited()
    vi.advanceTimersByTime(50)
    limited()
    vi.advanceTimersByTime(100)
    limited()
    vi.advanceTimersByTime(1000)
    return runs
  }

  it.each([
    { options: undefined, expected: [0, 100, 200] },
    { options: { leading: false }, expected: [100, 200] },
  ])('runs at $expected ms with $options', ({ options, expected }) => {
    expect(timesOf(options)).toEqual(expected)
  })

  it('runs once for three calls without a leading one', () => {
    const run = vi.fn()
    const limited = throttle(run, 200, { leading: false })
    limited()
    limited()
    limited()
    vi.advanceTimersByTime(199)
    expect(run).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(run).toHaveBeenCalledOnce()
  })

  it('leaves no timer behind', () => {
    throttle(vi.fn(), 100)()
    vi.advanceTimersByTime(1000)
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

  it('continues after a run that throws', () => {
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
    limited()
    limited()
    limited.cancel()
    expect(vi.getTimerCount()).toBe(0)
    limited()
    expect(run).toHaveBeenCalledTimes(2)
  })
})

describe('debounce', () => {
  it('runs once after the last call, and again after the next pause', () => {
    const run = vi.fn()
    const limited = debounce(run, 50)
    limited()
    vi.advanceTimersByTime(49)
    limited()
    vi.advanceTimersByTime(49)
    expect(run).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(run).toHaveBeenCalledOnce()
    limited()
    vi.advanceTimersByTime(50)
    expect(run).toHaveBeenCalledTimes(2)
  })

  it('forgets the waiting call when cancelled, and accepts new ones', () => {
    const run = vi.fn()
    const limited = debounce(run, 50)
    limited()
    limited.cancel()
    expect(vi.getTimerCount()).toBe(0)
    limited()
    vi.advanceTimersByTime(50)
    expect(run).toHaveBeenCalledOnce()
  })
})
