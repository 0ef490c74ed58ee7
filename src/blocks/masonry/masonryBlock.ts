import type { BlockDefinition } from '../../render/block/BlockDefinition'
import { Masonry } from './Masonry'
import type { MasonryOptions } from './masonryOptions'

/** The library gives columns an equal width each; the basis is the one that counts. */
const CSS = `
:where(.builder-masonry){width:100%}
:where(.builder-masonry-loading){opacity:0;visibility:hidden}
:where(.masonry-columns){display:flex;align-items:flex-start}
:where(.masonry-column){flex:0 1 var(--masonry-column);min-width:0}
:where(.masonry-item){display:flex;flex-direction:column}
@media (prefers-reduced-motion:no-preference){:where(.builder-masonry){transition:opacity .2s}}
@media (scripting:none){:where(.builder-masonry-loading){opacity:1;visibility:visible;columns:200px}:where(.masonry-item){break-inside:avoid}}
`

/** The block `Builder:Masonry`. */
export const masonryBlock: BlockDefinition<MasonryOptions> = {
  name: 'Builder:Masonry',
  component: Masonry,
  interactive: false,
  css: CSS,
  canHaveChildren: true,
}
