import type { ContentRequest } from '../content/ContentRequest'
import { DEFAULT_OMIT, DEFAULT_TIMEOUT_MS } from '../content/requestDefaults'
import type { ClientOptions } from './ClientOptions'
import type { OptionTable } from './Option'

/**
 * Options of a client. Options that control hosts, credentials, editing and stored visitor data are
 * not allowed as data attributes, because sanitisers of user-generated HTML let those pass.
 */
export const CLIENT_OPTIONS = {
  apiKey: { type: 'string' },
  host: { type: 'string', default: 'https://cdn.builder.io' },
  env: { type: 'string', default: 'production', attribute: 'element' },
  apiVersion: { type: 'string', default: 'v3' },
  apiEndpoint: { type: 'string', default: 'content' },
  authToken: { type: 'string', attribute: 'element' },
  contentPerRequest: { type: 'number', default: 1, change: 'next' },
  timeout: { type: 'number', default: DEFAULT_TIMEOUT_MS, change: 'next' },
  keepLastAnswer: { type: 'boolean', default: false, attribute: 'element', change: 'next' },
  locale: { type: 'string' },
  userAttributes: { type: 'object', attribute: 'element' },
  fetchOptions: { type: 'object', attribute: 'element' },
  canTrack: { type: 'boolean', default: true, change: 'next' },
  consentWait: { type: 'number', attribute: 'element', change: 'never' },
  autoTrack: { type: 'boolean', default: true, change: 'next' },
  fullUrl: { type: 'boolean', default: false, attribute: 'element', change: 'next' },
  ignoreGpc: { type: 'boolean', default: false, attribute: 'element', change: 'next' },
  cookieDomain: { type: 'string', attribute: 'element', change: 'never' },
  cookiePrefix: { type: 'string', default: '', attribute: 'element', change: 'never' },
  variationCookies: {
    type: ['each', 'one'],
    default: 'each',
    attribute: 'element',
    change: 'next',
  },
  pageKeys: { type: 'boolean | all', default: true, attribute: 'element' },
  trustedHosts: { type: 'string[]', attribute: 'element', change: 'next' },
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

/**
 * Request options of a widget, except those that a client has too. Content from the page and drafts
 * are not allowed as data attributes, for the reason given above.
 */
export const WIDGET_REQUEST_OPTIONS = {
  content: { type: 'object', attribute: 'element' },
  entry: { type: 'string' },
  key: { type: 'string' },
  url: { type: 'string' },
  query: { type: 'object', attribute: 'element' },
  omit: { type: 'string', default: DEFAULT_OMIT, attribute: 'element' },
  offset: { type: 'number', default: 0, attribute: 'element' },
  sort: { type: 'object', attribute: 'element' },
  locale: CLIENT_OPTIONS.locale,
  userAttributes: CLIENT_OPTIONS.userAttributes,
  preview: { type: 'string | boolean', default: false, attribute: 'element' },
  includeUnpublished: { type: 'boolean', default: false, attribute: 'element' },
  includeRefs: { type: 'boolean' },
  enrich: { type: 'boolean', default: false },
  enrichOptions: { type: 'object', attribute: 'element' },
  noTraverse: { type: 'boolean' },
  rev: { type: 'string', attribute: 'element' },
  cacheSeconds: { type: 'number', attribute: 'element' },
  staleCacheSeconds: { type: 'number', attribute: 'element' },
  cachebust: { type: 'boolean', default: false, attribute: 'element' },
  includeUrl: { type: 'boolean', default: false, attribute: 'element' },
  options: { type: 'object', attribute: 'none' },
  fetchOptions: CLIENT_OPTIONS.fetchOptions,
} as const satisfies OptionTable<WidgetRequest>
