import type { CSSObject } from '@emotion/react'
import { maxWidthQuery, type ResponsiveTo } from '../../render/styles/blockStyles'
import type { CarouselSetup } from './CarouselSetup'
import type { SlideSettings } from './carouselOptions'

/** The track and its slides are moved by their `style`, which only an important rule can undo. */
const MOVED =
  '*:where(& > .slick-list > .slick-track, & > .slick-list > .slick-track > .slick-slide)'

/**
 * The rules of one carousel, for the static ones to read: how many slides stand side by side at
 * each width. On paper, all slides stand in rows of as many as the widest screen shows.
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
  css['@media print'] = { [MOVED]: { transform: 'none !important' } }
  return css
}

function rowCss({ slidesToShow }: SlideSettings) {
  return Number.isFinite(slidesToShow)
    ? { '--slick-row': 'flex', '--slick-show': Math.max(1, slidesToShow) }
    : { '--slick-row': 'block', '--slick-show': 1 }
}
