// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeObservers, replaceInView } from '../internals/testing/fakeView'
import { watchImage } from './Image'

const element = document.createElement('div')

/** Puts the element `top` pixels below the top of the viewport, which is 1000 pixels high. */
function place(top: number, left = 0): void {
  const box = { top, bottom: top + 10, left, right: left + 10 } as DOMRect
  vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(box)
  vi.spyOn(element, 'getClientRects').mockReturnValue([box] as unknown as DOMRectList)
}

beforeEach(() => {
  replaceInView('innerWidth', 800)
  replaceInView('innerHeight', 1000)
})

describe('watchImage', () => {
  it.each([
    { top: 0, left: 0, seen: true },
    { top: 999, left: 0, seen: true },
    { top: 1000, left: 0, seen: false },
    { top: -10, left: 0, seen: true },
    { top: -11, left: 0, seen: false },
    { top: 0, left: 800, seen: false },
    { top: 0, left: -11, seen: false },
  ])('is at once in view ($seen) at $left, $top', ({ top, left, seen }) => {
    const observers = fakeObservers()
    place(top, left)
    const onInView = vi.fn()
    watchImage(element, onInView)
    expect(onInView).toHaveBeenCalledTimes(seen ? 1 : 0)
    expect(observers.watched()).toHaveLength(seen ? 0 : 1)
  })

  it('waits while the element is not rendered', () => {
    const observers = fakeObservers()
    place(0)
    vi.mocked(element.getClientRects).mockReturnValue([] as unknown as DOMRectList)
    const onInView = vi.fn()
    watchImage(element, onInView)
    expect(onInView).not.toHaveBeenCalled()

    observers.move(element, true)
    expect(onInView).toHaveBeenCalledTimes(1)
  })
})
