import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readSetup } from './CarouselSetup'
import { CAROUSEL_DEFAULTS } from './carouselOptions'
import {
  activeDot,
  canMove,
  canonicalPosition,
  dotSlides,
  draggedPosition,
  leadingPosition,
  nextPosition,
  type SlideLayout,
  shareInView,
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

describe('nextPosition', () => {
  it.each([
    { layout: row(3), from: 0, on: 1, back: -1 },
    { layout: row(3), from: 2, on: 3, back: 1 },
    { layout: row(3), from: -1, on: 0, back: -2 },
    { layout: row(4), from: 4, on: 5, back: 3 },
    { layout: row(4, pairs), from: 0, on: 2, back: -2 },
    { layout: row(4, pairs), from: 2, on: 4, back: 0 },
    { layout: row(4, pairs), from: 1, on: 3, back: 0 },
    { layout: row(4, pairs), from: 3, on: 4, back: 1 },
    { layout: row(3, pairs), from: 0, on: 2, back: -1 },
    { layout: row(3, pairs), from: 2, on: 3, back: 0 },
    { layout: row(5, { ...pairs, ...finite }), from: 0, on: 2, back: 0 },
    { layout: row(5, { ...pairs, ...finite }), from: 2, on: 3, back: 0 },
    { layout: row(5, { ...pairs, ...finite }), from: 3, on: 3, back: 1 },
    { layout: row(3, { slidesToShow: 1.5, ...finite }), from: 1, on: 1.5, back: 0 },
    { layout: row(3, { slidesToShow: 1.5, ...finite }), from: 1.5, on: 1.5, back: 1 },
  ])('goes from $from on to $on and back to $back in $layout', ({ layout, from, on, back }) => {
    expect(nextPosition(from, 1, layout)).toBe(on)
    expect(nextPosition(from, -1, layout)).toBe(back)
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
  ])('moves to slide $slide from $from to $to', ({ layout, slide, from, to }) => {
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

describe('shareInView', () => {
  it.each([
    { layout: row(3), position: 0, expected: [0] },
    { layout: row(3), position: -1, expected: [2] },
    { layout: row(3, pairs), position: 2, expected: [0, 2] },
    { layout: row(5, { ...pairs, ...finite }), position: 3, expected: [3, 4] },
    { layout: row(3, { slidesToShow: 1.5 }), position: 1, expected: [1, 2] },
    { layout: row(3, { slidesToShow: 1.5 }), position: 2, expected: [0, 2] },
    { layout: row(3, { slidesToShow: 1.5 }), position: 0.75, expected: [0, 1, 2] },
    { layout: row(3, { slidesToShow: 1.5, ...finite }), position: 1.5, expected: [1, 2] },
    { layout: row(3, { slidesToShow: 3 }), position: 0, expected: [0, 1, 2] },
    { layout: row(2, { slidesToShow: 9 }), position: 0, expected: [0, 1] },
  ])('shows $expected at $position of $layout', ({ layout, position, expected }) => {
    const slides = Array.from({ length: layout.count }, (_, slide) => slide)
    expect(slides.filter((slide) => shareInView(slide, position, layout) > 0)).toEqual(expected)
  })

  it('adds up to the width of the row, wherever it rests', () => {
    const rows = fc.record({
      count: fc.integer({ min: 2, max: 20 }),
      shown: fc.double({ min: 0, max: 1, noNaN: true }),
      infinite: fc.boolean(),
      from: fc.integer({ min: -30, max: 30 }),
    })
    fc.assert(
      fc.property(rows, ({ count, shown, infinite, from }) => {
        const slidesToShow = 1 + shown * (count - 1)
        const layout = slideLayout({ ...CAROUSEL_DEFAULTS, slidesToShow, infinite }, count)
        const position = canonicalPosition(from, layout)
        const shares = Array.from({ length: count }, (_, slide) =>
          shareInView(slide, position, layout),
        )
        const sum = shares.reduce((all, share) => all + share)
        expect(sum).toBeCloseTo(canMove(layout) ? slidesToShow : count, 6)
        // At least one is whole, or all but fractions at both ends.
        expect(shares.filter((share) => share > 0.99).length).toBeGreaterThan(slidesToShow - 2)
      }),
    )
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
    { slickProps: { slidesToShow: 1.5 }, count: 2, expected: { infinite: false } },
    {
      slickProps: { slidesToShow: 1.5 },
      count: 3,
      expected: { slidesToShow: 1.5, infinite: true },
    },
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
    { layout: row(3), expected: [0, 1, 2] },
    { layout: row(4, pairs), expected: [0, 2] },
    { layout: row(5, pairs), expected: [0, 2, 4] },
    { layout: row(5, { slidesToShow: 3, slidesToScroll: 9 }), expected: [0] },
    { layout: row(3, finite), expected: [0, 1, 2] },
    { layout: row(4, { ...pairs, ...finite }), expected: [0, 2] },
    { layout: row(5, { ...pairs, ...finite }), expected: [0, 2, 3] },
    { layout: row(5, { slidesToShow: 2, ...finite }), expected: [0, 1, 2, 3] },
    { layout: row(3, { slidesToShow: 1.5, ...finite }), expected: [0, 1, 2] },
  ])('leads to $expected in $layout', ({ layout, expected }) => {
    expect(dotSlides(layout)).toEqual(expected)
  })
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

describe('draggedPosition', () => {
  const infinite = row(5, { slidesToShow: 2 })
  const ending = { ...infinite, ...finite }

  it.each([
    { layout: infinite, position: 0, slides: -0.5, expected: -0.5 },
    { layout: infinite, position: 4, slides: 3, expected: 7 },
    { layout: ending, position: 1, slides: 0.5, expected: 1.5 },
    { layout: ending, position: 0, slides: -1, expected: -0.35 },
    { layout: ending, position: 3, slides: 1, expected: 3.35 },
    { layout: ending, position: 2, slides: 2, expected: 3.35 },
  ])('is $expected after $slides slides from $position', (drag) => {
    const { position, slides, layout, expected } = drag
    expect(draggedPosition(position, slides, layout)).toBeCloseTo(expected)
  })
})
