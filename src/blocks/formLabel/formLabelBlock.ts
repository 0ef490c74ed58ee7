import type { FormLabelOptions } from '../../content/blockOptions'
import type { BlockDefinition } from '../../render/block/BlockDefinition'
import { Label } from './Label'

/** The block `Form:Label`. */
export const formLabelBlock: BlockDefinition<FormLabelOptions> = {
  name: 'Form:Label',
  component: Label,
  interactive: true,
  noWrap: true,
  canHaveChildren: true,
}
