import type { BlockDefinition } from '../../../render/block/BlockDefinition'
import type { FormSubmitButtonOptions } from './formSubmitButtonOptions'
import { SubmitButton } from './SubmitButton'

/** The block `Form:SubmitButton`. */
export const formSubmitButtonBlock: BlockDefinition<FormSubmitButtonOptions> = {
  name: 'Form:SubmitButton',
  component: SubmitButton,
  interactive: true,
  noWrap: true,
}
