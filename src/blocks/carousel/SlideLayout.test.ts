import { describe, expect, it } from 'vitest'
import { readSetup } from './CarouselSetup'
import { slideLayout } from './slidePlaces'

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
