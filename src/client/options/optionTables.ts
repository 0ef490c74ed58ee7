import type { ClientOptions } from './ClientOptions'
import type { ContentRequest } from './ContentRequest'
import type { OptionTable } from './Option'
import { DEFAULT_OMIT, DEFAULT_TIMEOUT_MS } from './requestDefaults'

/** Options of a client. */
export const CLIENT_OPTIONS = {
  apiKey: { type: 'string', attribute: 'any' },
  host: { type: 'string', default: 'https://cdn.builder.io', attribute: 'any' },
  env: { type: 'string', default: 'production' },
  apiVersion: { type: 'string', default: 'v3' },
  apiEndpoint: { type: 'string', default: 'content' },
  authToken: { type: 'string' },
  contentPerRequest: { type: 'number', default: 1, change: 'next' },
  timeout: { type: 'number', default: DEFAULT_TIMEOUT_MS, change: 'next' },
  keepLastAnswer: { type: 'boolean', default: false, change: 'next' },
  locale: { type: 'string', attribute: 'any' },
  userAttributes: { type: 'object' },
  fetchOptions: { type: 'object' },
  canTrack: { type: 'boolean', default: true, attribute: 'any', change: 'next' },
  consentWait: { type: 'number', change: 'never' },
  autoTrack: { type: 'boolean', default: true, attribute: 'any', change: 'next' },
  fullUrl: { type: 'boolean', default: false, change: 'next' },
  ignoreGpc: { type: 'boolean', default: false, change: 'next' },
  cookieDomain: { type: 'string', change: 'never' },
  cookiePrefix: { type: 'string', default: '', change: 'never' },
  variationCookies: {
    type: ['each', 'one'],
    default: 'each',
    change: 'next',
  },
  pageKeys: { type: 'boolean | all', default: true },
  trustedHosts: { type: 'string[]', change: 'next' },
  onDebug: { type: 'function', change: 'next' },
} as const satisfies OptionTable<ClientOptions>

/** Options of a client's requests that widgets lack: lists, and formats other than blocks. */
export const CLIENT_REQUEST_OPTIONS = {
  fields: { type: 'string' },
  limit: { type: 'number' },
  static: { type: 'boolean', default: false },
  format: { type: 'string' },
  prerender: { type: 'boolean', default: false },
  extractCss: { type: 'boolean', default: false },
  reload: { type: 'boolean', default: false },
  fetchTotalCount: { type: 'boolean' },
} as const satisfies Partial<OptionTable<ContentRequest>>

/** Request of a widget, which shows one entry as blocks. */
export type WidgetRequest = Omit<ContentRequest, 'nested' | keyof typeof CLIENT_REQUEST_OPTIONS>

/** Request options of a widget, except those that a client has too. */
export const WIDGET_REQUEST_OPTIONS = {
  content: { type: 'object' },
  entry: { type: 'string' },
  key: { type: 'string' },
  url: { type: 'string', attribute: 'any' },
  query: { type: 'object' },
  omit: { type: 'string', default: DEFAULT_OMIT },
  offset: { type: 'number', default: 0 },
  sort: { type: 'object' },
  locale: CLIENT_OPTIONS.locale,
  userAttributes: CLIENT_OPTIONS.userAttributes,
  preview: { type: 'string | boolean', default: false },
  includeUnpublished: { type: 'boolean', default: false },
  includeRefs: { type: 'boolean' },
  enrich: { type: 'boolean', default: false },
  enrichOptions: { type: 'object' },
  noTraverse: { type: 'boolean' },
  rev: { type: 'string' },
  cacheSeconds: { type: 'number' },
  staleCacheSeconds: { type: 'number' },
  cachebust: { type: 'boolean', default: false },
  includeUrl: { type: 'boolean', default: false },
  options: { type: 'object', attribute: 'none' },
  fetchOptions: CLIENT_OPTIONS.fetchOptions,
} as const satisfies OptionTable<WidgetRequest>
