import type { BlockDefinition } from '../../../render/block/BlockDefinition'
import type { FormLabelOptions } from './formLabelOptions'
import { Label } from './Label'

/** The block `Form:Label`. */
export const formLabelBlock: BlockDefinition<FormLabelOptions> = {
  name: 'Form:Label',
  component: Label,
  interactive: true,
  noWrap: true,
  canHaveChildren: true,
}
