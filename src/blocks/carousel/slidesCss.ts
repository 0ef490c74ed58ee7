import type { CSSObject } from '@emotion/react'
import { maxWidthQuery, type ResponsiveTo } from '../../render/styles/blockStyles'
import type { CarouselSetup } from './CarouselSetup'
import type { SlideSettings } from './carouselOptions'

const TRACK = '& > .slick-list > .slick-track'

/**
 * The rules of one carousel: custom properties for the static rules, such as the number of slides
 * to show at each width. In print, all slides are shown, in rows as long as on the widest screen.
 */
export function slidesCss(
  { base, breakpoints }: CarouselSetup,
  responsiveTo: ResponsiveTo,
): CSSObject {
  const css: CSSObject = {
    ...rowCss(base),
    '--slick-columns': Math.floor(rowCss(base)['--slick-show']),
  }
  for (const { max, settings } of [...breakpoints].reverse()) {
    css[maxWidthQuery(max, responsiveTo)] = rowCss(settings)
  }
  // The track and slides are moved by their `style`, which only an important rule overrides.
  const unmoved = { transform: 'none !important' }
  css['@media print'] = {
    [`*:where(${TRACK})`]: unmoved,
    [`*:where(${TRACK} > .slick-slide)`]: unmoved,
  }
  return css
}

function rowCss({ slidesToShow }: SlideSettings) {
  return Number.isFinite(slidesToShow)
    ? { '--slick-row': 'flex', '--slick-show': Math.max(1, slidesToShow) }
    : { '--slick-row': 'block', '--slick-show': 1 }
}
