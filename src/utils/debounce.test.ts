import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { debounce } from './throttle'

describe('debounce', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('runs once after the last call', () => {
    const run = vi.fn()
    const limited = debounce(run, 50)
    limited()
    vi.advanceTimersByTime(49)
    limited()
    vi.advanceTimersByTime(49)
    expect(run).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(run).toHaveBeenCalledOnce()
  })

  it('runs again after the next pause', () => {
    const run = vi.fn()
    const limited = debounce(run, 50)
    limited()
    vi.advanceTimersByTime(50)
    limited()
    vi.advanceTimersByTime(50)
    expect(run).toHaveBeenCalledTimes(2)
  })

  it('forgets the waiting call when cancelled, and takes new ones', () => {
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
