import { createContext, useContext } from 'react'

/** What the blocks in a form know of it. */
export interface FormContextValue {
  /** Begins the ids of the form's fields. */
  readonly id: string
  /** Whether a submission is on its way. */
  readonly isSending: boolean
}

/** What fields outside of forms have in common. */
export const NO_FORM: FormContextValue = { id: 'siteblocks', isSending: false }

/** Carries {@link FormContextValue} from a form to its blocks. */
export const FormContext = createContext(NO_FORM)

/** The form around a block. */
export function useFormContext(): FormContextValue {
  return useContext(FormContext)
}
