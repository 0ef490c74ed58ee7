import type { BlockDefinition } from '../../../render/block/BlockDefinition'
import type { FormTextAreaOptions } from './formTextAreaOptions'
import { TextArea } from './TextArea'

/** The block `Form:TextArea`. */
export const formTextAreaBlock: BlockDefinition<FormTextAreaOptions> = {
  name: 'Form:TextArea',
  component: TextArea,
  interactive: true,
  noWrap: true,
}
