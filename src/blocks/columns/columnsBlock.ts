import type { BlockDefinition } from '../../render/block/BlockDefinition'
import { Columns } from './Columns'
import type { ColumnsOptions } from './columnsOptions'

/** `min-width` lets a column get narrower than a long word or a wide image in it. */
const CSS = `
:where(.builder-columns){display:flex;height:100%}
:where(.builder-column){display:flex;flex-direction:column;align-items:stretch;min-width:0;line-height:normal}
:where(.builder-column>.builder-blocks){flex-grow:1}
:where(a.builder-column){color:inherit;text-decoration:none}
`

/** The block `Columns`. */
export const columnsBlock: BlockDefinition<ColumnsOptions> = {
  name: 'Columns',
  component: Columns,
  interactive: false,
  css: CSS,
}
