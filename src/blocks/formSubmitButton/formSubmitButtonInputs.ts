import type { BlockInput } from '../../render/block/BlockDefinition'

/** What an editor can fill in on the block `Form:SubmitButton`. */
export const formSubmitButtonInputs: readonly BlockInput[] = [
  { name: 'text', type: 'text', defaultValue: 'Click me' },
]
