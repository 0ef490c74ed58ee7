import { CLIENT_OPTION_TYPES, type OptionType, REQUEST_OPTION_TYPES } from '../../src/index'
import type { MountOptions } from './MountOptions'

/** What the options of a widget must be: those of its client and its request, and its own. */
export const MOUNT_OPTION_TYPES: { readonly [Name in keyof Required<MountOptions>]: OptionType } = {
  ...REQUEST_OPTION_TYPES,
  ...CLIENT_OPTION_TYPES,
  model: 'a string',
  data: 'an object',
  context: 'an object',
  blocks: 'an object',
  responsiveTo: 'viewport or container',
  isolation: 'shadow or light',
  nonce: 'a string',
  allowScripts: 'true or false',
  evaluate: 'a function',
  updateMetadata: 'true or false',
  loading: 'eager, lazy or idle',
  reloadOnRoute: 'a string, true or false',
  minHeight: 'a number or a string',
  renderLink: 'a function',
  onReady: 'a function',
  onError: 'a function',
  onVariation: 'a function',
  onImpression: 'a function',
  onClick: 'a function',
  onSubmit: 'a function',
}
