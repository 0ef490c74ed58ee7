import { describe, expect, it } from 'vitest'
import { deepFreeze } from '../../content/testing/blocks'
import { type CarouselSetup, readSetup, settingsAt } from './CarouselSetup'
import type { CarouselOptions } from './carouselOptions'

const setupOf = (options: object, count = 3) =>
  readSetup(deepFreeze(options as CarouselOptions), count)
const settingsWithin = (setup: CarouselSetup, width: number) =>
  settingsAt(setup, (max) => width <= max)
const baseOf = (options: object) => setupOf({ responsive: [], ...options }).base

describe('readSetup', () => {
  it.each([
    { options: { hideDots: true }, expected: { dots: false } },
    { options: { hideDots: true, slickProps: { dots: true } }, expected: { dots: true } },
    { options: { slickProps: { dots: false } }, expected: { dots: false } },
    { options: { autoplay: true }, expected: { autoplay: true } },
    { options: { autoplaySpeed: 0.5 }, expected: { autoplaySpeed: 500 } },
    { options: { autoplaySpeed: '3' }, expected: { autoplaySpeed: 3000 } },
    { options: { autoplaySpeed: 0 }, expected: { autoplaySpeed: 5000 } },
    { options: { autoplaySpeed: -1 }, expected: { autoplaySpeed: 5000 } },
    { options: { autoplaySpeed: 'soon' }, expected: { autoplaySpeed: 5000 } },
    { options: {}, expected: { autoplaySpeed: 5000 } },
    {
      options: { autoplaySpeed: 2, slickProps: { autoplaySpeed: 7 } },
      expected: { autoplaySpeed: 7 },
    },
    { options: { accessibility: false }, expected: { accessibility: false } },
    { options: { accessibility: null }, expected: { accessibility: true } },
    { options: { focusOnSelect: true }, expected: { focusOnSelect: true } },
    {
      options: { slickProps: { speed: 0, cssEase: 'linear' } },
      expected: { speed: 0, cssEase: 'linear' },
    },
    { options: { slickProps: { touchThreshold: 10 } }, expected: { touchThreshold: 10 } },
    { options: { slickProps: { infinite: false } }, expected: { infinite: false } },
    { options: { slickProps: { speed: 'fast' } }, expected: { speed: 500 } },
    { options: { slickProps: { slidesToShow: '3' } }, expected: { slidesToShow: 3 } },
    { options: { slickProps: { slidesToScroll: Number.NaN } }, expected: { slidesToScroll: 1 } },
    { options: { slickProps: 'none' }, expected: { speed: 500 } },
  ])('reads $options as $expected', ({ options, expected }) => {
    expect(baseOf(options)).toMatchObject(expected)
  })
})

describe('the breakpoints of readSetup', () => {
  it.each([
    { width: 400, slides: 1 },
    { width: 401, slides: 2 },
    { width: 3000, slides: 2 },
    { width: 3001, slides: 1 },
  ])('show and turn $slides at $width by default', ({ width, slides }) => {
    const expected = { slidesToShow: slides, slidesToScroll: slides }
    expect(settingsWithin(setupOf({}), width)).toMatchObject(expected)
  })

  it.each([
    { options: { responsive: [] }, count: 3 },
    { options: { responsive: 'none' }, count: 3 },
    { options: {}, count: 1 },
  ])('show one slide for $options and $count', ({ options, count }) => {
    expect(settingsWithin(setupOf(options, count), 800).slidesToShow).toBe(1)
  })

  it.each([
    { width: 600, slidesToShow: 3, dots: false },
    { breakpoint: 600, settings: { slidesToShow: 3, dots: false } },
    { breakpoint: '600', settings: { slidesToShow: '3', dots: false } },
  ])('accept %j', (entry) => {
    const setup = setupOf({ responsive: [entry] })
    expect(settingsWithin(setup, 600)).toMatchObject({
      slidesToShow: 3,
      slidesToScroll: 1,
      dots: false,
    })
    expect(settingsWithin(setup, 601)).toMatchObject({ slidesToShow: 1, dots: true })
  })

  it('count from the narrowest, in whatever order they come', () => {
    const upTo = (width: number) => ({ width, slidesToShow: width / 300 })
    const setup = setupOf({ responsive: [upTo(900), upTo(300), upTo(600)] })
    expect([200, 500, 800].map((width) => settingsWithin(setup, width).slidesToShow)).toEqual([
      1, 2, 3,
    ])
  })

  it('leave out what names no width', () => {
    const responsive = [null, 'x', { slidesToShow: 2 }, { breakpoint: 0 }, { breakpoint: 'wide' }]
    expect(setupOf({ responsive }).breakpoints).toEqual([])
  })

  it('stand over slickProps, which stand over the options', () => {
    const setup = setupOf({
      autoplay: false,
      slickProps: { autoplay: true, slidesToShow: 4, speed: 100 },
      responsive: [{ breakpoint: 600, settings: { slidesToShow: 2 } }],
    })
    expect(settingsWithin(setup, 500)).toMatchObject({
      slidesToShow: 2,
      speed: 100,
      autoplay: true,
    })
  })

  it('are not made up for an author who says how many slides to show', () => {
    expect(setupOf({ slickProps: { slidesToShow: 4 } }).breakpoints).toEqual([])
  })

  it('may come with slickProps', () => {
    const slickProps = { responsive: [{ breakpoint: 500, settings: { slidesToShow: 2 } }] }
    expect(settingsWithin(setupOf({ slickProps }), 500).slidesToShow).toBe(2)
  })

  it('hide dots that the option hides', () => {
    const setup = setupOf({ hideDots: true, responsive: [{ width: 500, dots: true }] })
    expect(settingsWithin(setup, 400).dots).toBe(false)
  })

  it('show all slides where they say "unslick"', () => {
    const setup = setupOf({ responsive: [{ breakpoint: 500, settings: 'unslick' }] })
    expect(settingsWithin(setup, 500).slidesToShow).toBe(Number.POSITIVE_INFINITY)
  })
})
