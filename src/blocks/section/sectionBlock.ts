import type { BlockDefinition } from '../../render/block/BlockDefinition'
import { Section } from './Section'
import type { SectionOptions } from './sectionOptions'

const CSS = `
:where(.builder-section){display:flex;flex-direction:column;align-items:stretch;align-self:stretch;flex-grow:1;box-sizing:border-box;width:100%;margin-inline:auto}
`

/** The block `Core:Section`. */
export const sectionBlock: BlockDefinition<SectionOptions> = {
  name: 'Core:Section',
  component: Section,
  interactive: false,
  css: CSS,
  canHaveChildren: true,
}
