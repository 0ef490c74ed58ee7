import { firmRules } from '../../render/styles/firmRules'

/**
 * Styles of the arrows, the dots and the pause button.
 *
 * Arrows and dots are characters in `::before`, as in Builder's own client, so that authors' rules
 * for their colour, size and shape work. A stroke makes the dot about as wide as its font size. The
 * number in its button shows if authors give the button a font size.
 *
 * An arrow has the box that it has there, and a larger area for clicks.
 */
export const CONTROL_CSS = `${firmRules({
  '.slick-arrow,.slick-pause,.slick-dots,.slick-dots li,.slick-dots button': 'all:unset',
  '.slick-arrow,.slick-pause,.slick-dots': 'position:absolute;z-index:1;bottom:-27px',
  '.slick-arrow,.slick-pause':
    'display:flex;align-items:center;justify-content:center;width:24px;height:24px',
  '.slick-arrow,.slick-pause,.slick-dots li': 'cursor:pointer',
  '.slick-arrow': 'top:50%;bottom:auto;width:20px;height:20px;transform:translate(0,-50%)',
  '.slick-arrow::after':
    'content:"";position:absolute;z-index:-1;inset:var(--slick-reach,-10px) -5px',
  '.slick-arrow>div': 'align-self:flex-start;width:100%',
  '.slick-prev': 'inset-inline-start:var(--slick-arrows,-25px)',
  '.slick-next': 'inset-inline-end:var(--slick-arrows,-25px)',
  '.slick-prev:empty::before': 'content:"‹"',
  '.slick-next:empty::before': 'content:"›"',
  '.slick-arrow::before': 'font:300 32px/1 system-ui,sans-serif;pointer-events:none',
  '.slick-disabled': 'opacity:.3;cursor:default',
  '.slick-icon': 'width:20px;height:auto;fill:none;stroke:currentColor;stroke-width:1.5',
  '.slick-pause': 'z-index:2;inset-inline-start:max(0px,calc(50% - 24px - 12px*var(--slick-dots)))',
  '.slick-dots':
    'display:block;list-style:none;inset-inline:24px;overflow:auto;scrollbar-width:none;line-height:0;text-align:center;white-space:nowrap;pointer-events:none',
  '.slick-dots li':
    'position:relative;display:inline-block;width:24px;height:24px;vertical-align:top;pointer-events:auto',
  '.slick-dots button': 'display:block;width:24px;height:24px;font-size:0',
  '.slick-dots button::before':
    'content:"●";position:absolute;top:0;left:0;width:24px;height:24px;font:10px/24px Arial,sans-serif;text-align:center;opacity:.5;-webkit-text-stroke:.3em',
  '.slick-dots .slick-active button::before': 'opacity:1',
  '.slick-arrow:focus-visible,.slick-pause:focus-visible,.slick-dots button:focus-visible':
    'outline:revert',
  '.slick-arrow:focus-visible': 'outline-offset:5px',
  '.slick-dots button:focus-visible': 'outline-offset:-2px',
})}
@media print{${firmRules({ '.slick-arrow,.slick-pause,.slick-dots': 'display:none' })}}
@media (forced-colors:active){${firmRules({ '.slick-dots .slick-active button::before': 'color:Highlight' })}}`
