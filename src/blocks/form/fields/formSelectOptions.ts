import type { BlockInput } from '../../../render/block/BlockDefinition'

/** Options of `Form:Select`. */
export interface FormSelectOptions {
  /** What can be chosen. */
  readonly options?: readonly {
    /** What is sent. */
    readonly value?: string
    /** What visitors read. @default the value */
    readonly name?: string
  }[]
  /** What the value is called where it is sent. Without a name it is not sent. */
  readonly name?: string
  /**
   * The choice to start with.
   *
   * @default the first
   */
  readonly defaultValue?: string
  /** As `defaultValue`, over it. */
  readonly value?: string
  /**
   * Whether the form is not sent without it.
   *
   * @default false
   */
  readonly required?: boolean
}

/** What an editor can fill in on the block `Form:Select`. */
export const formSelectInputs: readonly BlockInput[] = [
  {
    name: 'options',
    type: 'list',
    required: true,
    defaultValue: [{ value: 'option 1' }, { value: 'option 2' }],
    subFields: [
      { name: 'value', type: 'text', required: true },
      { name: 'name', type: 'text', helperText: 'What visitors read; the value when empty' },
    ],
  },
  {
    name: 'name',
    type: 'string',
    required: true,
    helperText: 'What the choice is called where it is sent; without a name it is not sent',
  },
  { name: 'defaultValue', type: 'string', helperText: 'The value that is chosen at first' },
  { name: 'value', type: 'string', advanced: true },
  { name: 'required', type: 'boolean', defaultValue: false },
]
