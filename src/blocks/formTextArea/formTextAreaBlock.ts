import type { FormTextAreaOptions } from '../../content/blockOptions'
import type { BlockDefinition } from '../../render/block/BlockDefinition'
import { TextArea } from './TextArea'

/** The block `Form:TextArea`. */
export const formTextAreaBlock: BlockDefinition<FormTextAreaOptions> = {
  name: 'Form:TextArea',
  component: TextArea,
  interactive: true,
  noWrap: true,
}
