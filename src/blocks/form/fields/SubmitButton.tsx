import type { ReactElement } from 'react'
import type { BlockDefinition, BlockProps } from '../../../render/block/BlockDefinition'
import { optionText } from '../../internals/optionValues'
import type { FormSubmitButtonOptions } from './fieldOptions'
import { useFormContext } from './useField'

/** Sends its form. */
export function SubmitButton({
  options,
  attributes,
}: BlockProps<FormSubmitButtonOptions>): ReactElement {
  const { isSending } = useFormContext()
  // Not `disabled`, which would take the focus away from the button just pressed.
  const busy = isSending ? { 'aria-disabled': true } : undefined
  return (
    <button type="submit" {...attributes} {...busy}>
      {optionText(options.text)}
    </button>
  )
}

export const formSubmitButtonBlock: BlockDefinition<FormSubmitButtonOptions> = {
  name: 'Form:SubmitButton',
  component: SubmitButton,
  interactive: true,
  noWrap: true,
}
