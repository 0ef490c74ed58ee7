import { CLIENT_OPTION_TYPES, REQUEST_OPTION_TYPES } from '../client/optionTypes'
import type { OptionType } from '../client/validateOptions'

/** Options of the widget that an attribute can hold, and what they must be. */
export const WIDGET_OPTION_TYPES: Readonly<Record<string, OptionType>> = {
  ...withoutFunctions({ ...REQUEST_OPTION_TYPES, ...CLIENT_OPTION_TYPES }),
  model: 'a string',
  data: 'an object',
  context: 'an object',
  responsiveTo: 'a string',
  allowScripts: 'true or false',
  updateMetadata: 'true or false',
  minHeight: 'a number or a string',
  loading: 'a string',
  reloadOnRoute: 'true or false',
}

/** What the options of `renderToHtml` must be. */
export const RENDER_OPTION_TYPES: Readonly<Record<string, OptionType>> = {
  ...WIDGET_OPTION_TYPES,
  visitor: 'an object',
  decide: 'true or false',
  blocks: 'an object',
  nonce: 'a string',
  decideSrc: 'a string',
  attributes: 'an object',
  placeholder: 'a string',
}

/** What the parts of `visitor` must be. */
export const VISITOR_TYPES: Readonly<Record<string, OptionType>> = {
  url: 'a string',
  cookies: 'a string',
  userAgent: 'a string',
  globalPrivacyControl: 'true or false',
  random: 'a function',
}

function withoutFunctions(
  types: Readonly<Record<string, OptionType>>,
): Readonly<Record<string, OptionType>> {
  // What goes to the content host in a header, and the entry itself, are nobody's business in the markup.
  const { content, fetchOptions, options, ...rest } = types
  return Object.fromEntries(Object.entries(rest).filter(([, type]) => type !== 'a function'))
}
