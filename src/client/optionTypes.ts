import type { ClientOptions } from './Client'
import type { ContentRequest } from './content/ContentRequest'
import type { OptionType } from './validateOptions'

type TypesOf<Options> = { readonly [Name in keyof Required<Options>]: OptionType }

/** What the options of a client must be. */
export const CLIENT_OPTION_TYPES: TypesOf<ClientOptions> = {
  apiKey: 'a string',
  host: 'a string',
  env: 'a string',
  apiVersion: 'a string',
  apiEndpoint: 'a string',
  authToken: 'a string',
  contentPerRequest: 'a number',
  locale: 'a string',
  userAttributes: 'an object',
  fetchOptions: 'an object',
  canTrack: 'true or false',
  autoTrack: 'true or false',
  ignoreGpc: 'true or false',
  trustedHosts: 'a list of strings',
  onDebug: 'a function',
}

/** What the options of a request must be. */
export const REQUEST_OPTION_TYPES: TypesOf<ContentRequest> = {
  content: 'an object',
  entry: 'a string',
  key: 'a string',
  url: 'a string',
  query: 'an object',
  fields: 'a string',
  omit: 'a string',
  limit: 'a number',
  offset: 'a number',
  sort: 'an object',
  locale: 'a string',
  userAttributes: 'an object',
  preview: 'a string, true or false',
  includeUnpublished: 'true or false',
  includeRefs: 'true or false',
  enrich: 'true or false',
  enrichOptions: 'an object',
  noTraverse: 'true or false',
  static: 'true or false',
  rev: 'a string',
  format: 'a string',
  prerender: 'true or false',
  extractCss: 'true or false',
  cacheSeconds: 'a number',
  staleCacheSeconds: 'a number',
  cachebust: 'true or false',
  reload: 'true or false',
  includeUrl: 'true or false',
  fetchTotalCount: 'true or false',
  options: 'an object',
  fetchOptions: 'an object',
}
