import type { ContentRequest } from '../content/ContentRequest'
import type { ClientOptions } from './ClientOptions'
import type { OptionTable } from './Option'

/**
 * The options of a client. Those that choose who is asked, with what credentials, who may edit and
 * what is remembered of visitors are no data attributes: filters of visitors' HTML let such
 * attributes pass.
 */
export const CLIENT_OPTIONS = {
  apiKey: { type: 'string' },
  host: { type: 'string', default: 'https://cdn.builder.io' },
  env: { type: 'string', default: 'production', attribute: 'element' },
  apiVersion: { type: 'string', default: 'v3' },
  apiEndpoint: { type: 'string', default: 'content' },
  authToken: { type: 'string', attribute: 'element' },
  contentPerRequest: { type: 'number', default: 1, change: 'next' },
  timeout: { type: 'number', default: 10_000, change: 'next' },
  keepLastAnswer: { type: 'boolean', default: false, change: 'next' },
  locale: { type: 'string' },
  userAttributes: { type: 'object' },
  fetchOptions: { type: 'object', attribute: 'element' },
  canTrack: { type: 'boolean', default: true, change: 'next' },
  consentWait: { type: 'number', change: 'never' },
  autoTrack: { type: 'boolean', default: true, change: 'next' },
  fullUrl: { type: 'boolean', default: false, attribute: 'element', change: 'next' },
  ignoreGpc: { type: 'boolean', default: false, attribute: 'element', change: 'next' },
  cookieDomain: { type: 'string', attribute: 'element', change: 'never' },
  cookiePrefix: { type: 'string', default: '', attribute: 'element', change: 'never' },
  variationCookies: { type: ['each', 'one'], default: 'each', change: 'next' },
  trustedHosts: { type: 'string[]', attribute: 'element', change: 'next' },
  onDebug: { type: 'function', change: 'next' },
} as const satisfies OptionTable<ClientOptions>

/**
 * The options that only a client's requests have: they are about lists, or forms of the answer
 * other than blocks.
 */
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

/** The request of a widget: one entry, to be shown as blocks. */
export type WidgetRequest = Omit<ContentRequest, keyof typeof CLIENT_REQUEST_OPTIONS>

/**
 * The options of a request that a widget makes. Those that a client has as well are the client's.
 * Content of the page's own choosing and drafts are nothing for data attributes, as above.
 */
export const WIDGET_REQUEST_OPTIONS = {
  content: { type: 'object', attribute: 'element' },
  entry: { type: 'string' },
  key: { type: 'string' },
  url: { type: 'string' },
  query: { type: 'object' },
  omit: { type: 'string', default: 'meta.componentsUsed' },
  offset: { type: 'number', default: 0 },
  sort: { type: 'object' },
  locale: CLIENT_OPTIONS.locale,
  userAttributes: CLIENT_OPTIONS.userAttributes,
  preview: { type: 'string | boolean', default: false, attribute: 'element' },
  includeUnpublished: { type: 'boolean', default: false, attribute: 'element' },
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
