import { describe, expect, it } from 'vitest'
import { activeDot, dotSlides } from './slidePlaces'

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
