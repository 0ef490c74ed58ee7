import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSlider, type Slider } from './createSlider'
import type { TrackMove } from './createTrackView'

const config: TrackMove = {
  count: 4,
  slidesToShow: 1,
  slidesToScroll: 1,
  infinite: true,
  speed: 500,
  cssEase: 'ease',
  isRtl: false,
}

const view = {
  show: vi.fn<(position: number) => void>(),
  glide: vi.fn<(from: number, to: number) => void>(),
  stop: vi.fn<() => void>(),
}

const shown = () => view.show.mock.lastCall?.[0]
const glides = () => view.glide.mock.calls.map(([from, to]) => [from, to])

function start(overrides: Partial<TrackMove> = {}, initialSlide = 0) {
  const slider = createSlider({ ...config, ...overrides }, initialSlide)
  const detach = slider.attach(view)
  slider.configure({ ...config, ...overrides })
  const settled: number[] = []
  slider.onSettle((slide) => settled.push(slide))
  return { slider, detach, settled }
}

function finish(slider: Slider, move: () => void): number {
  move()
  vi.advanceTimersByTime(config.speed)
  return slider.slide
}

beforeEach(() => {
  vi.useFakeTimers()
  for (const method of Object.values(view)) method.mockReset()
})
afterEach(() => void vi.useRealTimers())

describe('createSlider', () => {
  it.each([
    { initialSlide: 0, position: 0 },
    { initialSlide: 2, position: 2 },
    { initialSlide: 9, position: 1 },
    { initialSlide: 9, position: 3, infinite: false },
    { initialSlide: 2, position: 0, count: 1 },
  ])('begins at $position with slide $initialSlide', ({ initialSlide, position, ...overrides }) => {
    const { slider } = start(overrides, initialSlide)
    expect(slider.position).toBe(position)
    expect(shown()).toBe(position)
  })

  it('goes round forwards and backwards', () => {
    const { slider } = start()
    expect([1, 2, 3, 4].map(() => finish(slider, () => slider.step(1)))).toEqual([1, 2, 3, 0])
    expect([1, 2].map(() => finish(slider, () => slider.step(-1)))).toEqual([3, 2])
    expect(glides()).toEqual([
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 4],
      [0, -1],
      [3, 2],
    ])
  })

  it('stops at both ends of a finite row', () => {
    const { slider, settled } = start({ infinite: false })
    finish(slider, () => slider.step(-1))
    finish(slider, () => slider.goTo(3))
    finish(slider, () => slider.step(1))
    expect(glides()).toEqual([[0, 3]])
    expect(settled).toEqual([3])
  })

  it('moves once on two clicks in a row', () => {
    const { slider, settled } = start()
    slider.step(1)
    vi.advanceTimersByTime(499)
    slider.step(1)
    slider.goTo(3)
    slider.step(-1)
    vi.advanceTimersByTime(1)
    expect(settled).toEqual([1])
    slider.step(1)
    vi.advanceTimersByTime(500)
    expect(settled).toEqual([1, 2])
  })

  it('says where it goes at once, and that it is there after the move', () => {
    const { slider, settled } = start()
    const positions: number[] = []
    slider.onPositionChange((position) => positions.push(position))
    slider.step(-1)
    expect([slider.position, slider.slide, positions]).toEqual([-1, 3, [-1]])
    vi.advanceTimersByTime(499)
    expect(settled).toEqual([])
    vi.advanceTimersByTime(1)
    expect(settled).toEqual([3])
    expect([slider.position, positions]).toEqual([3, [-1, 3]])
    expect(shown()).toBe(3)
  })

  it('goes the shorter way to a slide, and nowhere to the one in view', () => {
    const { slider } = start({ count: 5 })
    finish(slider, () => slider.goTo(0))
    finish(slider, () => slider.goTo(4))
    finish(slider, () => slider.goTo(Number.NaN))
    expect(glides()).toEqual([
      [0, -1],
      [4, 5],
    ])
  })

  it.each([{ count: 1 }, { count: 0 }, { slidesToShow: 4 }])('stays with %j', (overrides) => {
    const { slider, settled } = start(overrides)
    finish(slider, () => slider.step(1))
    finish(slider, () => slider.step(-1))
    expect(slider.startDrag()).toBe(false)
    expect(glides()).toEqual([])
    expect(settled).toEqual([])
  })

  it('finds a position that is left when slides go', () => {
    const { slider } = start({ infinite: false }, 3)
    slider.configure({ ...config, infinite: false, count: 2 })
    expect([slider.position, shown()]).toEqual([1, 1])
    slider.configure({ ...config, infinite: false, count: 1 })
    expect([slider.position, shown()]).toEqual([0, 0])
  })

  it('ends a move by what holds then', () => {
    const { slider, settled } = start()
    slider.goTo(2)
    slider.configure({ ...config, count: 4, slidesToShow: 3, infinite: false })
    expect(view.show).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(500)
    expect([slider.position, shown(), settled]).toEqual([1, 1, [1]])
  })

  it('does nothing more once it is detached', () => {
    const { slider, detach, settled } = start()
    slider.step(1)
    detach()
    vi.advanceTimersByTime(500)
    expect(settled).toEqual([])
    expect(view.stop).toHaveBeenCalledTimes(1)
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('a drag', () => {
  it.each([
    { step: 1 as const, glide: [0.4, 1], settles: [1] },
    { step: 0 as const, glide: [0.4, 0], settles: [] },
    { step: -1 as const, glide: [0.4, -1], settles: [3] },
  ])('goes on from where it was let go of, by $step', ({ step, glide, settles }) => {
    const { slider, settled } = start()
    expect(slider.startDrag()).toBe(true)
    slider.drag(0.4)
    expect(shown()).toBe(0.4)
    slider.endDrag(step)
    expect(glides()).toEqual([glide])
    vi.advanceTimersByTime(500)
    expect(settled).toEqual(settles)
  })

  it('prevents everything else from moving the slides', () => {
    const { slider } = start()
    slider.startDrag()
    slider.step(1)
    slider.goTo(2)
    slider.configure({ ...config, speed: 100 })
    expect(slider.startDrag()).toBe(false)
    expect(glides()).toEqual([])
    expect(view.show).toHaveBeenCalledTimes(1)
  })

  it('cannot begin during a move', () => {
    const { slider } = start()
    slider.step(1)
    expect(slider.startDrag()).toBe(false)
    slider.drag(1)
    slider.endDrag(1)
    expect(glides()).toEqual([[0, 1]])
  })

  it('follows reluctantly beyond the end', () => {
    const { slider } = start({ infinite: false })
    slider.startDrag()
    slider.drag(-1)
    expect(shown()).toBe(-0.35)
    slider.endDrag(-1)
    expect(glides()).toEqual([[-0.35, 0]])
  })
})
