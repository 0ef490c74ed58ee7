import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { debounce } from './throttle'

describe('debounce', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('runs once after the last call, with its arguments', () => {
    const run = vi.fn()
    const limited = debounce(run, 50)
    limited('a')
    vi.advanceTimersByTime(49)
    limited('b')
    vi.advanceTimersByTime(49)
    expect(run).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(run).toHaveBeenCalledExactlyOnceWith('b')
  })

  it('runs again after the next pause', () => {
    const run = vi.fn()
    const limited = debounce(run, 50)
    limited(1)
    vi.advanceTimersByTime(50)
    limited(2)
    vi.advanceTimersByTime(50)
    expect(run.mock.calls).toEqual([[1], [2]])
  })

  it('forgets the waiting call when cancelled, and takes new ones', () => {
    const run = vi.fn()
    const limited = debounce(run, 50)
    limited('a')
    limited.cancel()
    expect(vi.getTimerCount()).toBe(0)
    limited('b')
    vi.advanceTimersByTime(50)
    expect(run).toHaveBeenCalledExactlyOnceWith('b')
  })
})
