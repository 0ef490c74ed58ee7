import type { BlockDefinition } from '../../../render/block/BlockDefinition'
import type { FormInputOptions } from './formInputOptions'
import { Input } from './Input'

/** The block `Form:Input`. */
export const formInputBlock: BlockDefinition<FormInputOptions> = {
  name: 'Form:Input',
  component: Input,
  interactive: true,
  noWrap: true,
}
