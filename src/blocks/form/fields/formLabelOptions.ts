import type { BlockInput } from '../../../render/block/BlockDefinition'

/** Options of `Form:Label`. */
export interface FormLabelOptions {
  /** HTML. */
  readonly text?: string
  /** Name of the field that the label belongs to. */
  readonly for?: string
}

/** What an editor can fill in on the block `Form:Label`. */
export const formLabelInputs: readonly BlockInput[] = [
  { name: 'text', type: 'html', defaultValue: 'Label' },
  { name: 'for', type: 'text', helperText: 'The name of the field that it is for' },
]
