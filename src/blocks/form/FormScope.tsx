import { type ReactElement, type ReactNode, useMemo } from 'react'
import { Scope } from '../../render/block/Scope'
import { FormContext, type FormContextValue } from '../internals/FormContext'

/** What {@link FormScope} surrounds, and with what. */
export interface FormScopeProps {
  /** The same object as long as nothing in it changes: every field of the form reads it. */
  readonly form: FormContextValue
  readonly children: ReactNode
}

/**
 * Surrounds everything in a form, its message blocks too, with what the form tells them; expressions read
 * the server's message as `state.formErrorMessage`.
 */
export function FormScope({ form, children }: FormScopeProps): ReactElement {
  const { errorMessage } = form
  const values = useMemo(() => ({ formErrorMessage: errorMessage }), [errorMessage])
  return (
    <FormContext value={form}>
      <Scope values={values}>{children}</Scope>
    </FormContext>
  )
}
