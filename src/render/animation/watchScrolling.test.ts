// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { watchScrolling } from './startAnimation'

const scroll = () => document.dispatchEvent(new Event('scroll'))
const element = () => document.createElement('div')

describe('watchScrolling', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    return () => vi.useRealTimers()
  })

  it('asks once for all scrolling within 200 ms', () => {
    const check = vi.fn()
    const stop = watchScrolling(element(), window, check)
    for (let times = 0; times < 3; times++) scroll()
    expect(check).not.toHaveBeenCalled()
    vi.advanceTimersByTime(199)
    expect(check).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(check).toHaveBeenCalledTimes(1)
    stop()
  })

  it('listens passively, and only as long as somebody waits', () => {
    const add = vi.spyOn(document, 'addEventListener')
    const remove = vi.spyOn(document, 'removeEventListener')
    const stop = watchScrolling(element(), window, vi.fn())
    expect(add.mock.calls.map(([type, , options]) => [type, options])).toEqual([
      ['scroll', { capture: true, passive: true }],
    ])
    stop()
    expect(remove).toHaveBeenCalledWith(
      'scroll',
      add.mock.calls[0]?.[1],
      expect.objectContaining({ capture: true }),
    )
  })

  it('asks nobody who has stopped, even if the page was scrolled before', () => {
    const check = vi.fn()
    const stop = watchScrolling(element(), window, check)
    scroll()
    stop()
    expect(vi.getTimerCount()).toBe(0)
    expect(check).not.toHaveBeenCalled()
  })

  it('asks when an element is shown without scrolling', () => {
    const observed: Element[] = []
    let notify = (): void => {}
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(callback: () => void) {
          notify = callback
        }
        observe = (target: Element) => void observed.push(target)
        disconnect = () => {}
      },
    )
    const check = vi.fn()
    const target = element()
    const stop = watchScrolling(target, globalThis as never, check)
    expect(observed).toEqual([target])
    notify()
    vi.advanceTimersByTime(200)
    expect(check).toHaveBeenCalledTimes(1)
    stop()
  })
})
