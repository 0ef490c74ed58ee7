import { createContext, useContext } from 'react'

/** What a form tells the blocks in it. */
export interface FormContextValue {
  /** Begins the ids of the form's fields. */
  readonly id: string
  /** Whether a submission is on its way. */
  readonly isSending: boolean
}

/** Carries {@link FormContextValue} from a form to its blocks. Fields outside of forms have one in common. */
export const FormContext = createContext<FormContextValue>({
  id: 'siteblocks',
  isSending: false,
})

/** The form around a block. */
export function useFormContext(): FormContextValue {
  return useContext(FormContext)
}
