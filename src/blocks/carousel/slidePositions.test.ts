import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readSetup } from './CarouselSetup'
import {
  activeDot,
  canMove,
  canonicalPosition,
  dotSlides,
  isSlideInView,
  leadingPosition,
  nextPosition,
  type SlideLayout,
  slideAt,
  slideLayout,
  slidePosition,
  turnsOf,
} from './slidePositions'

function row(count: number, overrides: Partial<SlideLayout> = {}): SlideLayout {
  return { count, slidesToShow: 1, slidesToScroll: 1, infinite: true, ...overrides }
}

const pairs = { slidesToShow: 2, slidesToScroll: 2 }
const finite = { infinite: false }

describe('canMove', () => {
  it.each([
    { count: 0, slidesToShow: 1, expected: false },
    { count: 1, slidesToShow: 1, expected: false },
    { count: 2, slidesToShow: 1, expected: true },
    { count: 2, slidesToShow: 1.5, expected: true },
    { count: 2, slidesToShow: 2, expected: false },
    { count: 9, slidesToShow: Number.POSITIVE_INFINITY, expected: false },
  ])('is $expected for $count slides, $slidesToShow in view', (layout) => {
    expect(canMove(row(layout.count, layout))).toBe(layout.expected)
  })
})

describe('nextPosition on', () => {
  it.each([
    { layout: row(3), from: 0, to: 1 },
    { layout: row(3), from: 2, to: 3 },
    { layout: row(3), from: -1, to: 0 },
    { layout: row(4, pairs), from: 2, to: 4 },
    { layout: row(4, pairs), from: 3, to: 4 },
    { layout: row(3, pairs), from: 0, to: 2 },
    { layout: row(3, pairs), from: 2, to: 3 },
    { layout: row(5, { ...pairs, ...finite }), from: 0, to: 2 },
    { layout: row(5, { ...pairs, ...finite }), from: 2, to: 3 },
    { layout: row(5, { ...pairs, ...finite }), from: 3, to: 3 },
    { layout: row(3, { slidesToShow: 1.5, ...finite }), from: 1, to: 1.5 },
  ])('goes from $from to $to in $layout', ({ layout, from, to }) => {
    expect(nextPosition(from, 1, layout)).toBe(to)
  })
})

describe('nextPosition back', () => {
  it.each([
    { layout: row(4), from: 0, to: -1 },
    { layout: row(4), from: 4, to: 3 },
    { layout: row(4), from: 3, to: 2 },
    { layout: row(4, pairs), from: 0, to: -2 },
    { layout: row(4, pairs), from: 1, to: 0 },
    { layout: row(3, pairs), from: 0, to: -1 },
    { layout: row(3, pairs), from: 3, to: 2 },
    { layout: row(5, { ...pairs, ...finite }), from: 3, to: 1 },
    { layout: row(5, { ...pairs, ...finite }), from: 1, to: 0 },
    { layout: row(5, { ...pairs, ...finite }), from: 0, to: 0 },
    { layout: row(3, { slidesToShow: 1.5, ...finite }), from: 1.5, to: 1 },
  ])('goes from $from to $to in $layout', ({ layout, from, to }) => {
    expect(nextPosition(from, -1, layout)).toBe(to)
  })
})

describe('slidePosition', () => {
  it.each([
    { layout: row(5), slide: 2, from: 0, to: 2 },
    { layout: row(5), slide: 4, from: 0, to: -1 },
    { layout: row(5), slide: 0, from: 4, to: 5 },
    { layout: row(4), slide: 2, from: 0, to: 2 },
    { layout: row(5), slide: 3, from: 3, to: 3 },
    { layout: row(5), slide: 7, from: 0, to: 2 },
    { layout: row(5), slide: -1, from: 0, to: -1 },
    { layout: row(5, finite), slide: 4, from: 0, to: 4 },
    { layout: row(5, finite), slide: 9, from: 0, to: 4 },
    { layout: row(5, finite), slide: -3, from: 2, to: 0 },
    { layout: row(5, { slidesToShow: 2, ...finite }), slide: 4, from: 0, to: 3 },
  ])('takes slide $slide from $from to $to', ({ layout, slide, from, to }) => {
    expect(slidePosition(slide, from, layout)).toBe(to)
  })
})

describe('canonicalPosition', () => {
  it.each([
    { layout: row(4), position: -1, expected: 3 },
    { layout: row(4), position: 4, expected: 0 },
    { layout: row(4), position: 2, expected: 2 },
    { layout: row(4, finite), position: 9, expected: 3 },
    { layout: row(2, pairs), position: 1, expected: 0 },
    { layout: row(0), position: 3, expected: 0 },
  ])('treats $position as $expected in $layout', ({ layout, position, expected }) => {
    expect(canonicalPosition(position, layout)).toBe(expected)
  })
})

describe('slideAt', () => {
  it.each([
    { layout: row(3), position: -1, expected: 2 },
    { layout: row(3), position: 3, expected: 0 },
    { layout: row(3, { slidesToShow: 1.5, ...finite }), position: 1.5, expected: 2 },
  ])('gives slide $expected at $position', ({ layout, position, expected }) => {
    expect(slideAt(position, layout)).toBe(expected)
  })
})

describe('isInView', () => {
  it.each([
    { layout: row(3), position: 0, expected: [0] },
    { layout: row(3), position: -1, expected: [2] },
    { layout: row(3, pairs), position: 2, expected: [0, 2] },
    { layout: row(5, { ...pairs, ...finite }), position: 3, expected: [3, 4] },
    { layout: row(3, { slidesToShow: 1.5 }), position: 1, expected: [1] },
    { layout: row(3, { slidesToShow: 1.5, ...finite }), position: 1.5, expected: [2] },
    { layout: row(3, { slidesToShow: 3 }), position: 0, expected: [0, 1, 2] },
    {
      layout: row(2, { slidesToShow: Number.POSITIVE_INFINITY }),
      position: 0,
      expected: [0, 1],
    },
  ])('shows $expected at $position of $layout', ({ layout, position, expected }) => {
    const slides = Array.from({ length: layout.count }, (_, slide) => slide)
    expect(slides.filter((slide) => isSlideInView(slide, position, layout))).toEqual(expected)
  })
})

describe('leadingPosition', () => {
  it.each([
    { from: 0, to: 1, layout: row(3), expected: 0 },
    { from: 0, to: -1, layout: row(3), expected: -1 },
    { from: 0, to: 2, layout: row(3, pairs), expected: 0 },
    { from: 1.2, to: 2, layout: row(3, pairs), expected: 1 },
    { from: 2, to: 0, layout: row(3, pairs), expected: 1 },
    { from: 3, to: 3, layout: row(5), expected: 3 },
    { from: 3, to: 4, layout: row(5, finite), expected: 0 },
  ])('is $expected on the way from $from to $to', ({ from, to, layout, expected }) => {
    expect(leadingPosition(from, to, layout)).toBe(expected)
  })

  it('leaves no gap in view, wherever a move goes', () => {
    const moves = fc
      .record({
        count: fc.integer({ min: 2, max: 20 }),
        shown: fc.double({ min: 0.05, max: 1, noNaN: true }),
        from: fc.double({ min: -30, max: 30, noNaN: true }),
        to: fc.integer({ min: -30, max: 30 }),
      })
      .map(({ count, shown, from, to }) => {
        // One slide more than fits, so that one can always wrap around.
        const slidesToShow = Math.max(1, Math.floor(shown * (count - 1)))
        return { from, to, layout: row(count, { slidesToShow }) }
      })
    fc.assert(
      fc.property(moves, ({ from, to, layout }) => {
        const { count, slidesToShow } = layout
        const foremost = leadingPosition(from, to, layout)
        const positions = Array.from(
          { length: count },
          (_, slide) => slide + turnsOf(slide, foremost, count) * count,
        ).sort((a, b) => a - b)
        expect(positions).toEqual(Array.from({ length: count }, (_, index) => foremost + index))
        expect(foremost).toBeLessThanOrEqual(from)
        expect(foremost + count).toBeGreaterThanOrEqual(from + slidesToShow)
      }),
    )
  })
})

describe('slideLayout', () => {
  it.each([
    { slickProps: {}, count: 3, expected: { slidesToShow: 1, slidesToScroll: 1, infinite: true } },
    { slickProps: {}, count: 1, expected: { infinite: false } },
    { slickProps: { slidesToShow: 2 }, count: 2, expected: { infinite: false } },
    {
      slickProps: { slidesToShow: 1.5 },
      count: 2,
      expected: { slidesToShow: 1.5, infinite: false },
    },
    { slickProps: { slidesToShow: 1.5 }, count: 3, expected: { infinite: true } },
    { slickProps: { slidesToShow: 0.5 }, count: 3, expected: { slidesToShow: 1 } },
    { slickProps: { slidesToScroll: 1.5 }, count: 3, expected: { slidesToScroll: 2 } },
    { slickProps: { infinite: false }, count: 3, expected: { infinite: false } },
  ])('makes $expected of $slickProps and $count slides', ({ slickProps, count, expected }) => {
    const { base } = readSetup({ slickProps, responsive: [] }, count)
    expect(slideLayout(base, count)).toMatchObject({ count, ...expected })
  })
})

describe('dotSlides', () => {
  it.each([
    { count: 3, slidesToShow: 1, slidesToScroll: 1, infinite: true, expected: [0, 1, 2] },
    { count: 4, slidesToShow: 2, slidesToScroll: 2, infinite: true, expected: [0, 2] },
    { count: 5, slidesToShow: 2, slidesToScroll: 2, infinite: true, expected: [0, 2, 4] },
    { count: 5, slidesToShow: 3, slidesToScroll: 9, infinite: true, expected: [0] },
    { count: 3, slidesToShow: 1, slidesToScroll: 1, infinite: false, expected: [0, 1, 2] },
    { count: 4, slidesToShow: 2, slidesToScroll: 2, infinite: false, expected: [0, 2] },
    { count: 5, slidesToShow: 2, slidesToScroll: 2, infinite: false, expected: [0, 2, 3] },
    { count: 5, slidesToShow: 2, slidesToScroll: 1, infinite: false, expected: [0, 1, 2, 3] },
    { count: 3, slidesToShow: 1.5, slidesToScroll: 1, infinite: false, expected: [0, 1, 2] },
  ])(
    'leads to $expected of $count slides, $slidesToShow in view, $slidesToScroll a step, infinite: $infinite',
    ({ expected, ...layout }) => {
      expect(dotSlides(layout)).toEqual(expected)
    },
  )
})

describe('activeDot', () => {
  it.each([
    { slides: [0, 1, 2], slide: 0, expected: 0 },
    { slides: [0, 1, 2], slide: 2, expected: 2 },
    { slides: [0, 2, 4], slide: 3, expected: 1 },
    { slides: [0, 2, 3], slide: 1, expected: 0 },
    { slides: [0, 2, 3], slide: 3, expected: 2 },
  ])('is number $expected of $slides for slide $slide', ({ slides, slide, expected }) => {
    expect(activeDot(slides, slide)).toBe(expected)
  })
})
