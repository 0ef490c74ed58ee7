// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type DragSettings, dragIntent, followDrag, swipeStep } from './followDrag'

const LIST_WIDTH = 1000

const settings: DragSettings = { draggable: true, swipe: true, touchThreshold: 5, isRtl: false }

const slider = {
  startDrag: vi.fn<() => boolean>(),
  drag: vi.fn<(slides: number) => void>(),
  endDrag: vi.fn<(step: number) => void>(),
}

function start(overrides: Partial<DragSettings> = {}, html = '<a href="#x">x</a>') {
  const list = document.createElement('div')
  list.className = 'slick-list'
  list.innerHTML = `<div><div>${html}</div></div>`
  list.getBoundingClientRect = () => new DOMRect(0, 0, LIST_WIDTH)
  list.firstElementChild!.getBoundingClientRect = () => new DOMRect(0, 0, LIST_WIDTH / 2)
  list.setPointerCapture = vi.fn<(id: number) => void>()
  document.body.replaceChildren(list)
  const target = list.querySelector('[data-target]') ?? list.querySelector('a') ?? list
  const stop = followDrag(list, slider as never, { ...settings, ...overrides })
  const point = (type: string, x: number, y = 0, init: PointerEventInit = {}): void => {
    const buttons = type === 'pointermove' ? 1 : 0
    target.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        clientX: x,
        clientY: y,
        pointerId: 1,
        isPrimary: true,
        pointerType: 'mouse',
        buttons,
        ...init,
      }),
    )
  }
  /** Presses at 500 pixels and moves across, before an `end` lets go there. */
  const drag = (to: number, end?: 'pointerup' | 'pointercancel'): void => {
    point('pointerdown', 500)
    point('pointermove', to)
    if (end) point(end, to)
  }
  const click = (): boolean =>
    target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  return { list, stop, point, drag, click }
}

describe('followDrag', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    for (const method of Object.values(slider)) method.mockReset()
    slider.startDrag.mockReturnValue(true)
  })
  afterEach(() => {
    vi.runOnlyPendingTimers()
    vi.useRealTimers()
  })

  it('lets the slides follow, from where it was clear that they should', () => {
    const { drag, point, list } = start()
    drag(491)
    expect(slider.startDrag).not.toHaveBeenCalled()
    expect(list.setPointerCapture).not.toHaveBeenCalled()

    point('pointermove', 460)
    expect(list.setPointerCapture).toHaveBeenCalledWith(1)
    expect(list.classList).toContain('slick-dragging')
    expect(slider.drag).toHaveBeenLastCalledWith(30 / 500)
    point('pointermove', 760)
    expect(slider.drag).toHaveBeenLastCalledWith(-270 / 500)
  })

  it.each([
    { to: 310, step: 0 },
    { to: 290, step: 1 },
    { to: 290, step: -1, isRtl: true },
    { to: 650, step: -1, touchThreshold: 10 },
  ])('goes by $step from 500 to $to', ({ to, step, ...overrides }) => {
    const { drag, list } = start(overrides)
    drag(to, 'pointerup')
    expect(slider.endDrag.mock.calls).toEqual([[step]])
    expect(list.classList).not.toContain('slick-dragging')
  })

  it('leaves it to the browser to scroll', () => {
    const { point } = start()
    point('pointerdown', 500, 500)
    point('pointermove', 505, 511)
    point('pointermove', 300, 500)
    point('pointerup', 300, 500)
    expect(slider.startDrag).not.toHaveBeenCalled()
  })

  it('goes back when the browser cancels the pointer', () => {
    const { drag } = start()
    drag(100, 'pointercancel')
    expect(slider.endDrag.mock.calls).toEqual([[0]])
  })

  it('suppresses the click that ends a drag, and no later one', () => {
    const { drag, click } = start()
    drag(300, 'pointerup')
    expect(click()).toBe(false)
    vi.runAllTimers()
    expect(click()).toBe(true)
  })

  it('leaves clicks alone that moved a little', () => {
    const { drag, click } = start()
    drag(510, 'pointerup')
    expect(click()).toBe(true)
    expect(slider.startDrag).not.toHaveBeenCalled()
  })

  it('waits while the slides cannot be dragged', () => {
    slider.startDrag.mockReturnValue(false)
    const { drag } = start()
    drag(300, 'pointerup')
    expect(slider.drag).not.toHaveBeenCalled()
    expect(slider.endDrag).not.toHaveBeenCalled()
  })

  it('forgets a mouse that was let go of elsewhere', () => {
    const { point } = start()
    point('pointerdown', 500)
    point('pointermove', 300, 0, { buttons: 0 })
    point('pointermove', 100)
    expect(slider.startDrag).not.toHaveBeenCalled()
  })

  it.each([
    { name: 'another button', init: { button: 2 } },
    { name: 'a second finger', init: { isPrimary: false, pointerType: 'touch' } },
  ])('ignores $name', ({ init }) => {
    const { point } = start()
    point('pointerdown', 500, 0, init)
    point('pointermove', 300)
    expect(slider.startDrag).not.toHaveBeenCalled()
  })

  it.each([
    { isPrimary: false, pointerId: 2, pointerType: 'touch' },
    { isPrimary: true, pointerId: 2, pointerType: 'pen' },
  ])('follows only the first pointer when there is a second: %j', (second) => {
    const { point } = start()
    point('pointerdown', 500)
    point('pointermove', 400)
    point('pointerdown', 100, 0, second)
    point('pointermove', 900, 0, second)
    point('pointerup', 900, 0, second)
    expect(slider.drag).toHaveBeenCalledTimes(1)
    expect(slider.endDrag).not.toHaveBeenCalled()
    point('pointerup', 200)
    expect(slider.endDrag.mock.calls).toEqual([[1]])
  })

  it.each([
    { pointerType: 'mouse', allowed: { draggable: true, swipe: false }, drags: true },
    { pointerType: 'mouse', allowed: { draggable: false, swipe: true }, drags: false },
    { pointerType: 'touch', allowed: { draggable: false, swipe: true }, drags: true },
    { pointerType: 'pen', allowed: { draggable: true, swipe: false }, drags: false },
  ])('lets a $pointerType drag with $allowed: $drags', ({ pointerType, allowed, drags }) => {
    const { point } = start(allowed)
    point('pointerdown', 500, 0, { pointerType })
    point('pointermove', 300, 0, { pointerType })
    expect(slider.startDrag).toHaveBeenCalledTimes(drags ? 1 : 0)
  })

  it.each([
    '<input data-target type="range">',
    '<div contenteditable><b data-target></b></div>',
    '<div class="slick-list"><b data-target></b></div>',
  ])('leaves the pointer to %s', (html) => {
    const { drag } = start({}, html)
    drag(300)
    expect(slider.startDrag).not.toHaveBeenCalled()
  })

  it('does not let the browser drag images and links where a mouse drags slides', () => {
    const dragStart = () => new Event('dragstart', { cancelable: true })
    expect(start().list.dispatchEvent(dragStart())).toBe(false)
    expect(start({ draggable: false }).list.dispatchEvent(dragStart())).toBe(true)
  })

  it('lets go of the slides when it is stopped', () => {
    const { drag, stop, list } = start()
    drag(300)
    stop()
    expect(slider.endDrag.mock.calls).toEqual([[0]])
    expect(list.classList).not.toContain('slick-dragging')
  })

  it('ignores drags once it is stopped', () => {
    const { drag, stop } = start()
    stop()
    drag(300)
    expect(slider.startDrag).not.toHaveBeenCalled()
  })
})

describe('dragIntent', () => {
  it.each([
    { x: 0, y: 0, expected: undefined },
    { x: 10, y: 10, expected: undefined },
    { x: 11, y: 0, expected: 'swipe' },
    { x: -11, y: 10, expected: 'swipe' },
    { x: 0, y: 11, expected: 'scroll' },
    { x: 10, y: -11, expected: 'scroll' },
    { x: 11, y: 11, expected: 'scroll' },
    { x: 40, y: 12, expected: 'swipe' },
  ])('sees "$expected" in $x across and $y down', ({ x, y, expected }) => {
    expect(dragIntent(x, y)).toBe(expected)
  })
})

describe('swipeStep', () => {
  it.each([
    { distance: 190, step: 0 },
    { distance: 200, step: 0 },
    { distance: 210, step: 1 },
    { distance: -200, step: 0 },
    { distance: -210, step: -1 },
  ])('makes $step of $distance pixels in 1000', ({ distance, step }) => {
    expect(swipeStep(distance, 1000, 5)).toBe(step)
  })

  it('respects the threshold', () => {
    expect([swipeStep(99, 1000, 10), swipeStep(101, 1000, 10)]).toEqual([0, 1])
  })
})
