import type { BlockInput } from '../../../render/compile/BlockDefinition'

/** Options of `Form:Input`. */
export interface FormInputOptions {
  /** Type of the field, as in HTML. @default 'text' */
  readonly type?: string
  /** Name of the value in the submission. Without a name it is not sent. */
  readonly name?: string
  /** Shown while the field is empty. */
  readonly placeholder?: string
  /** Initial value of the field. */
  readonly defaultValue?: string | number
  /**
   * Value of a checkbox or radio button. For other fields the initial value, which overrides
   * `defaultValue`.
   */
  readonly value?: string | number
  /** Whether the field must be filled in before the form is sent. @default false */
  readonly required?: boolean
  /** Autofill hint for browsers, as in HTML: `email`, `street-address`, `off`. */
  readonly autocomplete?: string
  /** Which keyboard phones show, as in HTML: `numeric`, `tel`, `url`. */
  readonly inputmode?: string
  /** Regular expression that the whole text must match, as in HTML. */
  readonly pattern?: string
  /** Smallest number, or earliest date. */
  readonly min?: string | number
  /** Largest number, or latest date. */
  readonly max?: string | number
  /** Interval of valid numbers or dates; `any` for no restriction. */
  readonly step?: string | number
}

export const INPUT_TYPES = [
  'text',
  'number',
  'email',
  'url',
  'checkbox',
  'radio',
  'range',
  'date',
  'datetime-local',
  'search',
  'tel',
  'time',
  'file',
  'month',
  'week',
  'password',
  'color',
  'hidden',
] as const

export const formInputInputs: readonly BlockInput[] = [
  { name: 'type', type: 'text', defaultValue: 'text', enum: INPUT_TYPES },
  {
    name: 'name',
    type: 'string',
    required: true,
    helperText: 'Name of the value in the request; without one it is not sent',
  },
  { name: 'placeholder', type: 'string', defaultValue: 'Hello there' },
  { name: 'defaultValue', type: 'string', helperText: 'Initial value' },
  {
    name: 'value',
    type: 'string',
    advanced: true,
    helperText: 'Value of a checked box; initial value of any other field',
  },
  { name: 'required', type: 'boolean', defaultValue: false },
  {
    name: 'autocomplete',
    type: 'string',
    advanced: true,
    helperText: 'Autofill for browsers: email, name, street-address, off',
  },
  {
    name: 'inputmode',
    type: 'string',
    enum: ['text', 'numeric', 'decimal', 'tel', 'email', 'url', 'search', 'none'],
    advanced: true,
    helperText: 'Which keyboard phones show',
  },
  {
    name: 'pattern',
    type: 'string',
    advanced: true,
    helperText: 'Regular expression that the whole text must match',
  },
  { name: 'min', type: 'string', advanced: true, helperText: 'Smallest number, or earliest date' },
  { name: 'max', type: 'string', advanced: true, helperText: 'Largest number, or latest date' },
  { name: 'step', type: 'string', advanced: true, helperText: 'Distance between values, or "any"' },
]

/** Options of `Form:TextArea`. */
export type FormTextAreaOptions = Omit<
  FormInputOptions,
  'type' | 'pattern' | 'min' | 'max' | 'step'
>

export const formTextAreaInputs: readonly BlockInput[] = [
  { name: 'value', type: 'string', advanced: true },
  {
    name: 'name',
    type: 'string',
    required: true,
    helperText: 'Name of the text in the request; without one it is not sent',
  },
  { name: 'defaultValue', type: 'string', helperText: 'Initial value' },
  { name: 'placeholder', type: 'string', defaultValue: 'Hello there' },
  { name: 'required', type: 'boolean', defaultValue: false },
]

/** Options of `Form:Select`. */
export interface FormSelectOptions extends Pick<FormInputOptions, 'name' | 'required'> {
  /** Choices of the select. */
  readonly options?: readonly {
    /** Value to send. */
    readonly value?: string
    /** Label of the choice. @default the value */
    readonly name?: string
  }[]
  /** Initial choice. @default the first */
  readonly defaultValue?: string
  /** Alias of `defaultValue`, which it overrides. */
  readonly value?: string
}

export const formSelectInputs: readonly BlockInput[] = [
  {
    name: 'options',
    type: 'list',
    required: true,
    defaultValue: [{ value: 'option 1' }, { value: 'option 2' }],
    subFields: [
      { name: 'value', type: 'text', required: true },
      { name: 'name', type: 'text', helperText: 'Visible label; the value when empty' },
    ],
  },
  {
    name: 'name',
    type: 'string',
    required: true,
    helperText: 'Name of the choice in the request; without one it is not sent',
  },
  { name: 'defaultValue', type: 'string', helperText: 'The value that is chosen at first' },
  { name: 'value', type: 'string', advanced: true },
  { name: 'required', type: 'boolean', defaultValue: false },
]

/** Options of `Form:SubmitButton`. */
export interface FormSubmitButtonOptions {
  /** The label. */
  readonly text?: string
}

export const formSubmitButtonInputs: readonly BlockInput[] = [
  { name: 'text', type: 'text', defaultValue: 'Click me' },
]

/** Options of `Form:Label`. */
export interface FormLabelOptions {
  /** HTML. */
  readonly text?: string
  /** Name of the field that the label belongs to. */
  readonly for?: string
}

export const formLabelInputs: readonly BlockInput[] = [
  { name: 'text', type: 'html', defaultValue: 'Label' },
  { name: 'for', type: 'text', helperText: 'The name of the field that it is for' },
]
