import { describe, expect, it } from 'vitest'
import { dragIntent, swipeStep } from './followDrag'
import { draggedPosition } from './slidePositions'

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
    { distance: 0, step: 0 },
  ])('makes $step of $distance pixels in 1000', ({ distance, step }) => {
    expect(swipeStep(distance, 1000, 5)).toBe(step)
  })

  it('goes by the threshold', () => {
    expect([swipeStep(99, 1000, 10), swipeStep(101, 1000, 10)]).toEqual([0, 1])
  })
})

describe('draggedPosition', () => {
  const layout = { count: 5, slidesToShow: 2, slidesToScroll: 1 }

  it.each([
    { infinite: true, position: 0, slides: -0.5, expected: -0.5 },
    { infinite: true, position: 4, slides: 3, expected: 7 },
    { infinite: false, position: 1, slides: 0.5, expected: 1.5 },
    { infinite: false, position: 0, slides: -1, expected: -0.35 },
    { infinite: false, position: 3, slides: 1, expected: 3.35 },
    { infinite: false, position: 2, slides: 2, expected: 3.35 },
  ])(
    'is $expected after $slides slides from $position, infinite: $infinite',
    ({ infinite, position, slides, expected }) => {
      expect(draggedPosition(position, slides, { ...layout, infinite })).toBeCloseTo(expected)
    },
  )
})
