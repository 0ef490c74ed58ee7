import { describe, expect, it, vi } from 'vitest'
import { memoize } from './memoize'

describe('memoize', () => {
  it('computes the value of each key once', () => {
    const make = vi.fn((key: string) => ({ key }))
    const memoized = memoize(make)
    const first = memoized('a')
    expect(memoized('a')).toBe(first)
    expect(memoized('b')).toEqual({ key: 'b' })
    expect(make.mock.calls).toEqual([['a'], ['b']])
  })

  it('caches a value that is undefined', () => {
    const make = vi.fn(() => undefined)
    const memoized = memoize(make)
    memoized('a')
    memoized('a')
    expect(make).toHaveBeenCalledTimes(1)
  })
})
