import type { BlockInput } from '../../../render/block/BlockDefinition'

/** Options of `Form:SubmitButton`. */
export interface FormSubmitButtonOptions {
  /** The label. */
  readonly text?: string
}

/** What an editor can fill in on the block `Form:SubmitButton`. */
export const formSubmitButtonInputs: readonly BlockInput[] = [
  { name: 'text', type: 'text', defaultValue: 'Click me' },
]
