import type { BlockDefinition } from '../../../render/block/BlockDefinition'
import type { FormSelectOptions } from './formSelectOptions'
import { Select } from './Select'

/** The block `Form:Select`. */
export const formSelectBlock: BlockDefinition<FormSelectOptions> = {
  name: 'Form:Select',
  component: Select,
  interactive: true,
  noWrap: true,
}
