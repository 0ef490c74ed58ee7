import type { BlockDefinition } from '../../render/block/BlockDefinition'
import { Carousel } from './Carousel'
import type { CarouselOptions } from './carouselOptions'

/**
 * `clip` rather than `hidden`, where the browser knows it: what is hidden can be scrolled, by a search in the
 * page for one, and the slides would never come back.
 */
const CSS = `
:where(.builder-carousel){width:100%;min-width:0}
:where(.slick-slider){position:relative;isolation:isolate}
:where(.slick-list){overflow:hidden;overflow:clip;touch-action:pan-y pinch-zoom}
:where(.slick-dragging){user-select:none;-webkit-user-select:none;cursor:grabbing}
:where(.slick-slide){flex:none;width:100%}
:where(.slick-slide:focus-visible),:where(.slick-dots :focus-visible){outline-offset:-2px}
:where(.slick-arrow),:where(.slick-pause),:where(.slick-dots button){display:flex;align-items:center;justify-content:center;width:24px;height:24px;padding:0;border:0;background:none;color:inherit;cursor:pointer}
:where(.slick-arrow),:where(.slick-pause),:where(.slick-dots),:where(.slick-status){position:absolute;z-index:1;bottom:-27px}
:where(.slick-arrow){top:50%;width:30px;height:40px;margin-top:-20px}
:where(.slick-prev){inset-inline-start:-30px}
:where(.slick-next){inset-inline-end:-30px}
:where(.slick-disabled){opacity:.3;cursor:default}
:where(.slick-icon){width:20px;fill:none;stroke:currentColor;stroke-width:1.5}
:where([dir=rtl]>.slick-arrow>svg){transform:scaleX(-1)}
:where(.slick-pause){z-index:2;inset-inline-start:max(0px,calc(50% - 24px - 12px*var(--slick-dots)))}
:where(.slick-dots){inset-inline:24px;display:flex;justify-content:safe center;margin:0;padding:0;list-style:none;overflow:auto;scrollbar-width:none}
:where(.slick-dots span){border:4px solid;border-radius:50%;opacity:.5}
:where(.slick-dots .slick-active span){opacity:1}
:where(.slick-status){clip-path:inset(50%)}
@media print{:where(.slick-list){overflow:visible}:where(.slick-slide){break-inside:avoid}:where(.slick-arrow),:where(.slick-pause),:where(.slick-dots){display:none}}
@media (forced-colors:active){:where(.slick-dots .slick-active span){border-color:Highlight}}
`

/** The block `Builder:Carousel`. */
export const carouselBlock: BlockDefinition<CarouselOptions> = {
  name: 'Builder:Carousel',
  component: Carousel,
  interactive: true,
  css: CSS,
  canHaveChildren: true,
}
