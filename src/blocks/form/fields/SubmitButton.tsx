import type { ReactElement } from 'react'
import type { BlockDefinition, BlockProps } from '../../../render/compile/BlockDefinition'
import { optionText } from '../../internals/optionValues'
import type { FormSubmitButtonOptions } from './fieldOptions'
import { useFormContext } from './useField'

/** Submits its form. */
export function SubmitButton({
  options,
  attributes,
}: BlockProps<FormSubmitButtonOptions>): ReactElement {
  const { isSending } = useFormContext()
  // Not `disabled`, because the button that was just pressed would lose the focus.
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
