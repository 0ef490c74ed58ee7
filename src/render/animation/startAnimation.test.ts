// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { isInView, watchScrolling } from './startAnimation'

interface Situation {
  readonly top: number
  readonly bottom?: number
  readonly threshold?: number
  readonly scrollY?: number
  readonly pageHeight?: number
  readonly repeat?: boolean
}

function look({ top, bottom = top + 50, threshold = 0, repeat = true, ...page }: Situation) {
  const { scrollY = 500, pageHeight = 5000 } = page
  const element = { getBoundingClientRect: () => ({ top, bottom }) } as Element
  const document = { documentElement: { scrollHeight: pageHeight } }
  const animation = { trigger: 'scrollInView', steps: [], repeat } as const
  const view = { innerHeight: 768, scrollY, document } as Window
  return isInView(element, { ...animation, thresholdPercent: threshold }, view)
}

describe('isInView', () => {
  it.each<Situation & { expected: boolean }>([
    { top: 767, expected: true },
    { top: 768, expected: false },
    { top: -49, expected: true },
    { top: -50, expected: false },
    { top: 700, threshold: 10, expected: false },
    { top: 691, threshold: 10, expected: true },
    { top: 692, threshold: 10, expected: false },
    { top: 27, threshold: 10, expected: true },
    { top: 26, threshold: 10, expected: false },
    // Scrolled past before the first check.
    { top: 26, threshold: 10, repeat: false, expected: true },
    { top: 100, threshold: 80, repeat: false, expected: true },
    { top: -50, threshold: 10, repeat: false, expected: false },
    { top: 692, threshold: 10, repeat: false, expected: false },
    // A hidden element.
    { top: 0, bottom: 0, expected: false },
    // An unreachable threshold for a small element.
    { top: 360, threshold: 80, expected: true },
    { top: 390, threshold: 80, expected: false },
    // The ends of the page.
    { top: 10, threshold: 30, scrollY: 0, expected: true },
    { top: 700, threshold: 30, scrollY: 4232, expected: true },
    { top: 700, threshold: 30, scrollY: 4230, expected: false },
    { top: 700, threshold: 10, scrollY: 0, pageHeight: 768, expected: true },
    { top: 700, threshold: 10, scrollY: 0, pageHeight: 0, expected: false },
  ])('says $expected of %j', ({ expected, ...situation }) => {
    expect(look(situation)).toBe(expected)
  })
})

const scroll = () => document.dispatchEvent(new Event('scroll'))
const element = () => document.createElement('div')

describe('watchScrolling', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    return () => vi.useRealTimers()
  })

  it('checks once for all scrolling within 200 ms', () => {
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
    const options = expect.objectContaining({ capture: true })
    expect(remove).toHaveBeenCalledWith('scroll', add.mock.calls[0]?.[1], options)
  })

  it('does not check after it has stopped, even if the page was scrolled before', () => {
    const check = vi.fn()
    const stop = watchScrolling(element(), window, check)
    scroll()
    stop()
    expect(vi.getTimerCount()).toBe(0)
    expect(check).not.toHaveBeenCalled()
  })

  it('checks when an element is shown without scrolling', () => {
    const observed: Element[] = []
    let notify = (): void => {}
    class Observer {
      constructor(callback: () => void) {
        notify = callback
      }
      observe = (target: Element) => void observed.push(target)
      disconnect = () => {}
    }
    vi.stubGlobal('IntersectionObserver', Observer)
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
