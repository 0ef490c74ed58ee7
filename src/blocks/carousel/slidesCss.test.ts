import { describe, expect, it } from 'vitest'
import { readSetup } from './CarouselSetup'
import type { CarouselOptions } from './carouselOptions'
import { slidesCss } from './slidesCss'

const cssOf = (options: CarouselOptions, responsiveTo: 'viewport' | 'container' = 'viewport') =>
  slidesCss(readSetup(options, 3), responsiveTo)

describe('slidesCss', () => {
  it('says how many slides stand side by side, on paper too', () => {
    expect(cssOf({ slickProps: { slidesToShow: 4 } })).toMatchObject({
      '--slick-row': 'flex',
      '--slick-show': 4,
      '--slick-columns': 4,
    })
    expect(cssOf({ slickProps: { slidesToShow: 2.5 } })).toMatchObject({
      '--slick-show': 2.5,
      '--slick-columns': 2,
    })
  })

  it('does so at each width, the widest first, so that narrower ones win', () => {
    const css = cssOf({})
    expect(css).toMatchObject({
      '--slick-show': 1,
      '@media only screen and (max-width:3000px)': { '--slick-show': 2 },
      '@media only screen and (max-width:400px)': { '--slick-show': 1 },
    })
    expect(Object.keys(css).filter((name) => name.startsWith('@'))).toEqual([
      '@media only screen and (max-width:3000px)',
      '@media only screen and (max-width:400px)',
      '@media print',
    ])
  })

  it('queries the container where breakpoints follow it', () => {
    expect(cssOf({}, 'container')).toHaveProperty(['@container siteblocks (max-width:400px)'])
  })

  it('puts slides below each other where they say "unslick"', () => {
    const css = cssOf({ responsive: [{ breakpoint: 500, settings: 'unslick' }] })
    expect(css['@media only screen and (max-width:500px)']).toEqual({
      '--slick-row': 'block',
      '--slick-show': 1,
    })
  })
})
