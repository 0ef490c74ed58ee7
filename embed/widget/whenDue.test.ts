// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { whenDue } from './whenDue'

let observed: { margin: string | undefined; see(isIntersecting: boolean): void; ended: boolean }[]
const element = document.createElement('div')

beforeEach(() => {
  observed = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly record
      constructor(tell: IntersectionObserverCallback, { rootMargin }: IntersectionObserverInit) {
        this.record = {
          margin: rootMargin,
          ended: false,
          see: (isIntersecting: boolean) =>
            tell([{ isIntersecting }] as IntersectionObserverEntry[], this as never),
        }
        observed.push(this.record)
      }
      observe(): void {}
      disconnect(): void {
        this.record.ended = true
      }
    },
  )
})

describe('whenDue', () => {
  it.each([['eager'], [undefined], ['soon' as 'eager']] as const)(
    'is at once for %s',
    (loading) => {
      const then = vi.fn()
      whenDue(element, loading, then)
      expect(then).toHaveBeenCalledOnce()
    },
  )

  it('waits until a lazy element is 300 px away, and watches no longer', () => {
    const then = vi.fn()
    whenDue(element, 'lazy', then)
    expect(observed[0]?.margin).toBe('300px')
    observed[0]?.see(false)
    expect(then).not.toHaveBeenCalled()
    observed[0]?.see(true)
    expect(then).toHaveBeenCalledOnce()
    expect(observed[0]?.ended).toBe(true)
  })

  it('waits for an idle page, two seconds at most', () => {
    const idle: { run: () => void; timeout: number | undefined }[] = []
    vi.stubGlobal('requestIdleCallback', (run: () => void, { timeout }: IdleRequestOptions) =>
      idle.push({ run, timeout }),
    )
    const then = vi.fn()
    whenDue(element, 'idle', then)
    expect(idle[0]?.timeout).toBe(2_000)
    expect(then).not.toHaveBeenCalled()
    idle[0]?.run()
    expect(then).toHaveBeenCalledOnce()
  })

  it('can be prevented', () => {
    const cancelled: number[] = []
    vi.stubGlobal('requestIdleCallback', () => 7)
    vi.stubGlobal('cancelIdleCallback', (handle: number) => cancelled.push(handle))
    whenDue(element, 'lazy', () => {})()
    whenDue(element, 'idle', () => {})()
    expect(observed[0]?.ended).toBe(true)
    expect(cancelled).toEqual([7])
  })

  it.each(['lazy', 'idle'] as const)('is at once where a browser cannot wait (%s)', (loading) => {
    vi.stubGlobal('IntersectionObserver', undefined)
    vi.stubGlobal('requestIdleCallback', undefined)
    const then = vi.fn()
    whenDue(element, loading, then)
    expect(then).toHaveBeenCalledOnce()
  })
})
