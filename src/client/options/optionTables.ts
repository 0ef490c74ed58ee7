import type { ClientOptions } from '../Client'
import type { ContentRequest } from '../content/ContentRequest'
import type { OptionTable } from './Option'

/** The options of a client. */
export const CLIENT_OPTIONS = {
  apiKey: { type: 'string', reader: 'client', change: 'request' },
  host: {
    type: 'string',
    default: 'https://cdn.builder.io',
    reader: 'client',
    change: 'request',
  },
  env: { type: 'string', default: 'production', reader: 'client', change: 'request' },
  apiVersion: { type: 'string', default: 'v3', reader: 'client', change: 'request' },
  apiEndpoint: { type: 'string', default: 'content', reader: 'client', change: 'request' },
  authToken: { type: 'string', reader: 'client', change: 'request' },
  contentPerRequest: { type: 'number', default: 1, reader: 'client', change: 'next' },
  timeout: { type: 'number', default: 10_000, reader: 'client', change: 'next' },
  keepLastAnswer: { type: 'boolean', default: false, reader: 'client', change: 'next' },
  locale: { type: 'string', reader: 'client', change: 'request' },
  userAttributes: { type: 'object', reader: 'client', change: 'request' },
  fetchOptions: { type: 'object', reader: 'client', change: 'request' },
  canTrack: { type: 'boolean', default: true, reader: 'client', change: 'next' },
  autoTrack: { type: 'boolean', default: true, reader: 'client', change: 'next' },
  ignoreGpc: { type: 'boolean', default: false, reader: 'client', change: 'next' },
  trustedHosts: { type: 'string[]', reader: 'client', change: 'next' },
  onDebug: { type: 'function', reader: 'client', change: 'next' },
} as const satisfies OptionTable<ClientOptions>

/** The options of a content request. Those that a client has as well are the client's. */
export const REQUEST_OPTIONS = {
  content: { type: 'object', reader: 'request', change: 'request' },
  entry: { type: 'string', reader: 'request', change: 'request' },
  key: { type: 'string', reader: 'request', change: 'request' },
  url: { type: 'string', reader: 'request', change: 'request' },
  query: { type: 'object', reader: 'request', change: 'request' },
  fields: { type: 'string', reader: 'request', change: 'request' },
  omit: {
    type: 'string',
    default: 'meta.componentsUsed',
    reader: 'request',
    change: 'request',
  },
  limit: { type: 'number', reader: 'request', change: 'request' },
  offset: { type: 'number', default: 0, reader: 'request', change: 'request' },
  sort: { type: 'object', reader: 'request', change: 'request' },
  locale: CLIENT_OPTIONS.locale,
  userAttributes: CLIENT_OPTIONS.userAttributes,
  preview: { type: 'boolean | string', default: false, reader: 'request', change: 'request' },
  includeUnpublished: { type: 'boolean', default: false, reader: 'request', change: 'request' },
  includeRefs: { type: 'boolean', reader: 'request', change: 'request' },
  enrich: { type: 'boolean', default: false, reader: 'request', change: 'request' },
  enrichOptions: { type: 'object', reader: 'request', change: 'request' },
  noTraverse: { type: 'boolean', reader: 'request', change: 'request' },
  static: { type: 'boolean', default: false, reader: 'request', change: 'request' },
  rev: { type: 'string', reader: 'request', change: 'request' },
  format: { type: 'string', reader: 'request', change: 'request' },
  prerender: { type: 'boolean', default: false, reader: 'request', change: 'request' },
  extractCss: { type: 'boolean', default: false, reader: 'request', change: 'request' },
  cacheSeconds: { type: 'number', reader: 'request', change: 'request' },
  staleCacheSeconds: { type: 'number', reader: 'request', change: 'request' },
  cachebust: { type: 'boolean', default: false, reader: 'request', change: 'request' },
  reload: { type: 'boolean', default: false, reader: 'request', change: 'request' },
  includeUrl: { type: 'boolean', default: false, reader: 'request', change: 'request' },
  fetchTotalCount: { type: 'boolean', reader: 'request', change: 'request' },
  options: { type: 'object', attribute: 'none', reader: 'request', change: 'request' },
  fetchOptions: CLIENT_OPTIONS.fetchOptions,
} as const satisfies OptionTable<ContentRequest>
