/** How far a submission has come. */
export type FormStatus = 'unsubmitted' | 'sending' | 'success' | 'error'

/** What a form shows of its submission. */
export interface FormState {
  readonly status: FormStatus
  /** What the server said about an error; empty when it said nothing. */
  readonly message: string
  /** What the server answered with an error; `undefined` when there was no answer. */
  readonly response: unknown
}

/** The state after a step of a submission. What was said about an earlier one is forgotten with each. */
export function formState(status: FormStatus, message = '', response?: unknown): FormState {
  return { status, message, response }
}
