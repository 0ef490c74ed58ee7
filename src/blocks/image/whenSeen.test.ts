// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeObservers, replaceInView } from '../internals/testing/fakeView'
import { whenSeen } from './whenSeen'

const element = document.createElement('div')

/**
 * Positions the element `top` pixels below the top of the viewport, whose height is 1000 pixels.
 */
function place(top: number, left = 0): void {
  const box = { top, bottom: top + 10, left, right: left + 10 } as DOMRect
  vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(box)
  vi.spyOn(element, 'getClientRects').mockReturnValue([box] as unknown as DOMRectList)
}

/** Waits for the microtasks of this turn. */
const endOfTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

beforeEach(() => {
  replaceInView('innerWidth', 800)
  replaceInView('innerHeight', 1000)
})

describe('whenSeen', () => {
  it.each([
    { top: 0, left: 0, seen: true },
    { top: 999, left: 0, seen: true },
    { top: 1000, left: 0, seen: false },
    { top: -10, left: 0, seen: true },
    { top: -11, left: 0, seen: false },
    { top: 0, left: 800, seen: false },
    { top: 0, left: -11, seen: false },
  ])('is in view in the same turn ($seen) at $left, $top', async ({ top, left, seen }) => {
    const observers = fakeObservers()
    place(top, left)
    const onSeen = vi.fn()
    whenSeen(element, onSeen)
    await endOfTurn()
    expect(onSeen).toHaveBeenCalledTimes(seen ? 1 : 0)
    expect(observers.watched()).toHaveLength(seen ? 0 : 1)
  })

  it('measures all images of a turn before it calls for any', async () => {
    const steps: string[] = []
    place(0)
    vi.mocked(element.getBoundingClientRect).mockImplementation(() => {
      steps.push('measured')
      return { top: 0, bottom: 1, left: 0, right: 1 } as DOMRect
    })
    for (let image = 0; image < 2; image++) whenSeen(element, () => steps.push('seen'))
    await endOfTurn()
    expect(steps).toEqual(['measured', 'measured', 'seen', 'seen'])
  })

  it('waits while the element is not rendered', async () => {
    const observers = fakeObservers()
    place(0)
    vi.mocked(element.getClientRects).mockReturnValue([] as unknown as DOMRectList)
    const onSeen = vi.fn()
    whenSeen(element, onSeen)
    await endOfTurn()
    expect(onSeen).not.toHaveBeenCalled()

    observers.move(element, true)
    expect(onSeen).toHaveBeenCalledTimes(1)
  })

  it.each(['at once', 'while it waits'])('is over before the page is printed, %s', async (when) => {
    const observers = fakeObservers()
    place(5000)
    const onSeen = vi.fn()
    whenSeen(element, onSeen)
    if (when === 'while it waits') await endOfTurn()
    document.defaultView?.dispatchEvent(new Event('beforeprint'))
    expect(onSeen).toHaveBeenCalledTimes(1)
    await endOfTurn()
    expect(observers.watched()).toEqual([])
  })

  it.each([0, 5000])('calls no more when undone at %i px', async (top) => {
    const observers = fakeObservers()
    place(top)
    const onSeen = vi.fn()
    whenSeen(element, onSeen)()
    await endOfTurn()
    document.defaultView?.dispatchEvent(new Event('beforeprint'))
    expect(observers.watched()).toEqual([])
    expect(onSeen).not.toHaveBeenCalled()
  })
})
