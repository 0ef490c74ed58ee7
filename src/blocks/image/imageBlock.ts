import type { BlockDefinition } from '../../render/block/BlockDefinition'
import { Image } from './Image'
import type { ImageBlockOptions } from './imageOptions'

/**
 * An image that fills its block would escape from one without a position, and cover children without one.
 */
const CSS = `
:where(.builder-block:not(.builder-has-component):has(>picture>.builder-image-fill)),:where(picture~.builder-block){position:relative}
:where(.builder-image){max-width:100%;height:auto;object-fit:cover;object-position:center;vertical-align:bottom}
:where(.builder-image-fill){position:absolute;top:0;left:0;width:100%;height:100%}
:where(.builder-image-fade){transition:opacity .2s ease-in-out}
:where(.builder-image-sizer){width:100%;font-size:0;pointer-events:none}
:where(.builder-image-overlay){position:absolute;top:0;left:0;display:flex;flex-direction:column;align-items:stretch;width:100%;height:100%}
@media (prefers-reduced-motion:reduce){:where(.builder-image-fade){transition:none}}
`

/** The block `Image`. */
export const imageBlock: BlockDefinition<ImageBlockOptions> = {
  name: 'Image',
  component: Image,
  interactive: false,
  plainClass: true,
  css: CSS,
  canHaveChildren: true,
}
