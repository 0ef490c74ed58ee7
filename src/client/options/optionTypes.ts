import type { ClientOptions } from './ClientOptions'
import type { ContentRequest } from './ContentRequest'
import type { OptionTypes } from './Option'

/** Types of a client's options. */
export const CLIENT_TYPES = {
  apiKey: 'string',
  host: 'string',
  env: 'string',
  apiVersion: 'string',
  apiEndpoint: 'string',
  authToken: 'string',
  contentPerRequest: 'number',
  timeout: 'number',
  keepLastAnswer: 'boolean',
  locale: 'string',
  userAttributes: 'object',
  fetchOptions: 'object',
  canTrack: 'boolean',
  consentWait: 'number',
  autoTrack: 'boolean',
  fullUrl: 'boolean',
  ignoreGpc: 'boolean',
  cookieDomain: 'string',
  cookiePrefix: 'string',
  variationCookies: ['each', 'one'],
  pageKeys: 'boolean | all',
  campaignAttributes: 'boolean',
  trustedHosts: 'string[]',
  onDebug: 'function',
} as const satisfies OptionTypes<ClientOptions>

/** Types of the request options that widgets lack: lists, and formats other than blocks. */
export const CLIENT_REQUEST_TYPES = {
  fields: 'string',
  limit: 'number',
  static: 'boolean',
  format: 'string',
  prerender: 'boolean',
  extractCss: 'boolean',
  reload: 'boolean',
  fetchTotalCount: 'boolean',
} as const satisfies Partial<OptionTypes<ContentRequest>>

/** Request of a widget, which shows one entry as blocks. */
export type WidgetRequest = Omit<ContentRequest, 'nested' | keyof typeof CLIENT_REQUEST_TYPES>

/** Types of a widget's request options. Some are options of its client, too. */
export const WIDGET_REQUEST_TYPES = {
  content: 'object',
  entry: 'string',
  key: 'string',
  url: 'string',
  query: 'object',
  omit: 'string',
  offset: 'number',
  sort: 'object',
  locale: 'string',
  userAttributes: 'object',
  preview: 'string | boolean',
  includeUnpublished: 'boolean',
  includeRefs: 'boolean',
  enrich: 'boolean',
  enrichOptions: 'object',
  noTraverse: 'boolean',
  rev: 'string',
  cacheSeconds: 'number',
  staleCacheSeconds: 'number',
  cachebust: 'boolean',
  includeUrl: 'boolean',
  options: 'object',
  fetchOptions: 'object',
} as const satisfies OptionTypes<WidgetRequest>

/** Types of all options of clients and their requests, which `fetchEntry` takes together. */
export const ALL_TYPES = {
  ...CLIENT_REQUEST_TYPES,
  ...WIDGET_REQUEST_TYPES,
  ...CLIENT_TYPES,
  nested: 'boolean',
} as const satisfies OptionTypes<ClientOptions & ContentRequest>
