import type { ReactElement } from 'react'
import type { BlockProps } from '../../../render/block/BlockDefinition'
import { textOf } from '../../internals/textOf'
import { useFormContext } from './FormContext'
import type { FormSubmitButtonOptions } from './formSubmitButtonOptions'

/** Sends its form. */
export function SubmitButton({
  options,
  attributes,
}: BlockProps<FormSubmitButtonOptions>): ReactElement {
  const { isSending } = useFormContext()
  // Not `disabled`, which would take the focus away from whoever pressed it.
  const busy = isSending ? { 'aria-disabled': true } : undefined
  return (
    <button type="submit" {...attributes} {...busy}>
      {textOf(options.text)}
    </button>
  )
}
