import type { BlockInput } from '../../../render/block/BlockDefinition'
import type { FormInputOptions } from './formInputOptions'

/** Options of `Form:TextArea`. */
export type FormTextAreaOptions = Omit<
  FormInputOptions,
  'type' | 'pattern' | 'min' | 'max' | 'step'
>

/** What an editor can fill in on the block `Form:TextArea`. */
export const formTextAreaInputs: readonly BlockInput[] = [
  { name: 'value', type: 'string', advanced: true },
  {
    name: 'name',
    type: 'string',
    required: true,
    helperText: 'What the text is called where it is sent; without a name it is not sent',
  },
  { name: 'defaultValue', type: 'string', helperText: 'What the field starts with' },
  { name: 'placeholder', type: 'string', defaultValue: 'Hello there' },
  { name: 'required', type: 'boolean', defaultValue: false },
]
