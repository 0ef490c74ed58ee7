// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { whenDue } from './whenDue'

const element = document.createElement('div')
const [observe, unobserve] = [vi.fn(), vi.fn()]
let margins: { readonly rootMargin?: string; readonly scrollMargin?: string }
let see: (isIntersecting: boolean) => void

beforeEach(() => {
  history.replaceState(null, '', '/')
  vi.clearAllMocks()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly observe = observe
      readonly unobserve = unobserve
      constructor(tell: (entries: readonly object[]) => void, options: typeof margins) {
        margins = options
        see = (isIntersecting) => tell([{ isIntersecting, target: element }])
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
    expect(margins).toEqual({ rootMargin: '300px' })
    see(false)
    expect(then).not.toHaveBeenCalled()
    see(true)
    expect(then).toHaveBeenCalledOnce()
    expect(unobserve).toHaveBeenCalledOnce()
  })

  it('looks at what scrolls in the page, too, where the browser can', () => {
    Object.assign(IntersectionObserver.prototype, { scrollMargin: '' })
    whenDue(element, 'lazy', () => {})
    expect(margins).toEqual({ scrollMargin: '300px' })
  })

  it('looks at the nearest box of an element that has none', () => {
    const box = document.createElement('section')
    const inner = document.createElement('div')
    for (const without of [element, inner]) without.style.display = 'contents'
    box.append(inner)
    inner.append(element)
    document.body.append(box)
    whenDue(element, 'lazy', () => {})
    expect(observe.mock.calls).toEqual([[box]])
    box.remove()
    element.removeAttribute('style')
  })

  it.each([
    ['#prices', true],
    ['#caf%C3%A9', true],
    ['#%', true],
    ['#/route', false],
    ['#!/route', false],
    ['#:~:text=prices', false],
    ['#own', false],
    ['#', false],
  ])('with the address %s is at once, if content may have the target: %s', (hash, expected) => {
    document.body.id = 'own'
    const [now, later] = [vi.fn(), vi.fn()]
    const stop = whenDue(element, 'lazy', later)
    history.replaceState(null, '', hash)
    window.dispatchEvent(new Event('hashchange'))
    whenDue(element, 'lazy', now)
    expect([now, later].map(({ mock }) => mock.calls.length)).toEqual(expected ? [1, 1] : [0, 0])
    stop()
    history.replaceState(null, '', '/')
    document.body.removeAttribute('id')
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
    expect(unobserve).toHaveBeenCalledOnce()
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
