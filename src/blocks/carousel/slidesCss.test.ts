import { describe, expect, it } from 'vitest'
import { readSetup } from './CarouselSetup'
import type { CarouselOptions } from './carouselOptions'
import { slidesCss } from './slidesCss'

const TRACK = '*:where(& > .slick-list > .slick-track)'
const gutter = { '*:where(:has(> .builder-carousel > &))': { padding: '0 30px 30px' } }
const cssOf = (options: CarouselOptions, responsiveTo: 'viewport' | 'container' = 'viewport') =>
  slidesCss(readSetup(options, 3), responsiveTo)

describe('slidesCss', () => {
  it('makes the track as wide as one slide', () => {
    expect(cssOf({ slickProps: { slidesToShow: 4 } })).toMatchObject({
      ...gutter,
      [TRACK]: { display: 'flex', width: '25%' },
      '@media print': {
        [TRACK]: { display: 'grid', gridTemplateColumns: 'repeat(4,1fr)', width: '100%' },
        [`${TRACK.slice(0, -1)} > .slick-slide)`]: {},
      },
    })
  })

  it('does so at each width, the widest first, so that narrower ones win', () => {
    const css = cssOf({})
    expect(css).toMatchObject({
      ...gutter,
      [TRACK]: { display: 'flex', width: '100%' },
      '@media only screen and (max-width:3000px)': { [TRACK]: { display: 'flex', width: '50%' } },
      '@media only screen and (max-width:400px)': { [TRACK]: { display: 'flex', width: '100%' } },
    })
    expect(Object.keys(css)[2]).toContain('3000px')
    expect(Object.keys(css).at(-1)).toBe('@media print')
  })

  it('goes by the container where breakpoints do', () => {
    expect(cssOf({}, 'container')).toHaveProperty(['@container siteblocks (max-width:400px)'])
  })

  it('puts slides below each other where they say "unslick"', () => {
    const css = cssOf({ responsive: [{ breakpoint: 500, settings: 'unslick' }] })
    expect(css['@media only screen and (max-width:500px)']).toEqual({
      [TRACK]: { display: 'block', width: 'auto' },
    })
  })
})
