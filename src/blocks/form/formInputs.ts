import type { BlockInput } from '../../render/block/BlockDefinition'
import { ENGLISH as TEXTS } from '../internals/interfaceTexts'
import { messageBlock } from './defaultMessages'

/** What an editor can fill in on the block `Form:Form`. */
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
  {
    name: 'successMessage',
    type: 'uiBlocks',
    defaultValue: [messageBlock(TEXTS.formSuccess)],
  },
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
  {
    name: 'sendingMessage',
    type: 'uiBlocks',
    defaultValue: [messageBlock(TEXTS.formSending)],
  },
]
