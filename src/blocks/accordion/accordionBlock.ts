import type { BlockDefinition } from '../../render/block/BlockDefinition'
import { Accordion } from './Accordion'
import type { AccordionOptions } from './accordionOptions'

/** The first child of a title is its heading, or the box that its button stands beside: an empty one, with an arrow. */
const CSS = `
:where(.builder-accordion){display:flex;flex-direction:column}
:where(.builder-accordion[data-grid]){flex-flow:wrap;align-items:flex-start}
:where([data-grid]>.builder-accordion-detail){width:100%}
:where(.builder-accordion-title){display:flex;box-sizing:border-box;cursor:pointer}
:where(.builder-accordion-title>:first-child){flex:1;min-width:0}
:where(.builder-accordion-title>h3){margin:0;font:inherit}
:where(.builder-accordion-title>h3>button){all:unset;display:block;width:100%;cursor:pointer}
:where(.builder-accordion-title>h3>button[aria-label]){min-height:24px}
:where(.builder-accordion-title>h3>button:focus-visible){outline:revert}
:where(.builder-accordion-title>h3>button:empty)::before{content:"";display:block;width:8px;height:8px;margin:4px 8px;border:solid;border-width:0 1px 1px 0;transform:rotate(45deg)}
:where(.builder-accordion-title-open>h3>button:empty)::before{transform:translateY(4px)rotate(225deg)}
`

/** The block `Builder:Accordion`. */
export const accordionBlock: BlockDefinition<AccordionOptions> = {
  name: 'Builder:Accordion',
  component: Accordion,
  interactive: true,
  css: CSS,
  canHaveChildren: true,
}
