import type { Block } from '../../content/types'
import type { BlockInput } from '../../render/compile/BlockDefinition'
import { ENGLISH as TEXTS } from '../internals/interfaceTexts'
import { messageBlock } from './messageBlock'

/** Options of `Form:Form`: delivery and messages. */
export interface FormOptions {
  /**
   * Whether submissions are sent to an email recipient through the content host, or to `action`.
   *
   * @default 'custom' with an `action`, else 'email'
   */
  readonly sendSubmissionsTo?: 'email' | 'custom' | (string & {})
  /** The email recipient. */
  readonly sendSubmissionsToEmail?: string
  /** Whether a script sends the form and the page stays, instead of the browser. @default true */
  readonly sendWithJs?: boolean
  /** Name of the form for its recipient. */
  readonly name?: string
  /** Address that submissions go to. */
  readonly action?: string
  /**
   * Encoding of the fields. Forms with files are always sent as multipart.
   *
   * @default 'application/json'
   */
  readonly contentType?:
    | 'application/json'
    | 'multipart/form-data'
    | 'application/x-www-form-urlencoded'
    | (string & {})
  /** HTTP method. @default 'POST' */
  readonly method?: string
  /** State to show to the author in the editor. Visitors never see it. */
  readonly previewState?: 'unsubmitted' | 'sending' | 'success' | 'error'
  /** Address to open after the server has accepted the form. */
  readonly successUrl?: string
  /** Whether to reset the fields after the server has accepted the form. @default true */
  readonly resetFormOnSubmit?: boolean
  /** Whether the browser validates the fields before sending. @default true */
  readonly validate?: boolean
  /** Path of the error message in the response, such as `errors[0].text`. */
  readonly errorMessagePath?: string
  /** Additional headers. Invalid ones are left out with a warning. */
  readonly customHeaders?: { readonly [name: string]: string }
  /** Shown after the server has accepted the form. @default 'Thanks!' */
  readonly successMessage?: readonly Block[]
  /**
   * Shown if the server refuses the form or cannot be reached. @default a sentence that asks to try
   * again
   */
  readonly errorMessage?: readonly Block[]
  /** Shown while the form is being sent. @default 'Sending...' */
  readonly sendingMessage?: readonly Block[]
}

export const formInputs: readonly BlockInput[] = [
  {
    name: 'sendSubmissionsTo',
    type: 'string',
    defaultValue: 'email',
    enum: [
      { label: 'Send to email', value: 'email' },
      { label: 'Custom', value: 'custom' },
    ],
  },
  {
    name: 'sendSubmissionsToEmail',
    type: 'string',
    defaultValue: 'your@email.com',
    helperText: 'Who receives the submissions, when they are sent to email',
  },
  {
    name: 'sendWithJs',
    type: 'boolean',
    defaultValue: true,
    helperText: 'Off: the browser sends the form and opens the answer',
  },
  { name: 'name', type: 'string', defaultValue: 'My form' },
  { name: 'action', type: 'url', helperText: 'The address that custom submissions are sent to' },
  {
    name: 'contentType',
    type: 'string',
    defaultValue: 'application/json',
    advanced: true,
    enum: ['application/json', 'multipart/form-data', 'application/x-www-form-urlencoded'],
  },
  { name: 'method', type: 'string', defaultValue: 'POST', advanced: true },
  {
    name: 'previewState',
    type: 'string',
    defaultValue: 'unsubmitted',
    enum: ['unsubmitted', 'sending', 'success', 'error'],
    helperText: 'The state to look at while editing; visitors never see it',
  },
  { name: 'successUrl', type: 'url', helperText: 'Where visitors are sent after a success' },
  {
    name: 'resetFormOnSubmit',
    type: 'boolean',
    defaultValue: true,
    advanced: true,
    helperText: 'Off: the fields keep their values after a success',
  },
  {
    name: 'validate',
    type: 'boolean',
    defaultValue: true,
    advanced: true,
    helperText: 'Off: the browser does not check the fields',
  },
  {
    name: 'errorMessagePath',
    type: 'text',
    advanced: true,
    helperText: "Where the server's answer has its message, as in error.message",
  },
  { name: 'customHeaders', type: 'map', advanced: true },
  { name: 'successMessage', type: 'uiBlocks', defaultValue: [messageBlock(TEXTS.formSuccess)] },
  {
    name: 'errorMessage',
    type: 'uiBlocks',
    defaultValue: [
      {
        ...messageBlock(TEXTS.formError),
        bindings: {
          'component.options.text': 'state.formErrorMessage || block.component.options.text',
        },
      },
    ],
  },
  { name: 'sendingMessage', type: 'uiBlocks', defaultValue: [messageBlock(TEXTS.formSending)] },
]
