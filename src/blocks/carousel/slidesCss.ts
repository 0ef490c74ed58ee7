import type { CSSObject } from '@emotion/react'
import { maxWidthQuery, type ResponsiveTo } from '../../render/styles/blockStyles'
import type { CarouselSetup, SlideSettings } from './CarouselSetup'

const TRACK = '*:where(& > .slick-list > .slick-track)'
const SLIDE = '*:where(& > .slick-list > .slick-track > .slick-slide)'

/** The track and its slides are moved by their `style`, which only an important rule can undo. */
const UNMOVED = 'none !important'

/** The block's own element, where the arrows and the dots find room that the author may give otherwise. */
const GUTTER = '*:where(:has(> .builder-carousel > &))'

/**
 * The rules of one carousel: how wide a slide is at each width. The track is as wide as one slide, so that it
 * moves by whole percents of itself, and nothing has to be measured. On paper, all slides stand in rows.
 */
export function slidesCss(setup: CarouselSetup, responsiveTo: ResponsiveTo): CSSObject {
  const css: CSSObject = { [GUTTER]: { padding: '0 30px 30px' }, [TRACK]: trackCss(setup.base) }
  for (const { max, settings } of [...setup.breakpoints].reverse()) {
    css[maxWidthQuery(max, responsiveTo)] = { [TRACK]: trackCss(settings) }
  }
  css['@media print'] = { [TRACK]: printCss(setup.base), [SLIDE]: { transform: UNMOVED } }
  return css
}

function trackCss({ slidesToShow }: SlideSettings): CSSObject {
  return Number.isFinite(slidesToShow)
    ? { display: 'flex', width: `${100 / Math.max(1, slidesToShow)}%` }
    : { display: 'block', width: 'auto' }
}

/** All slides, in rows of as many as the widest screen shows. */
function printCss({ slidesToShow }: SlideSettings): CSSObject {
  const columns = Number.isFinite(slidesToShow) ? Math.max(1, Math.floor(slidesToShow)) : 1
  return {
    display: 'grid',
    gridTemplateColumns: `repeat(${columns},1fr)`,
    width: '100%',
    transform: UNMOVED,
  }
}
