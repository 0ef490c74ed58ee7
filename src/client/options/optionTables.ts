import { withSettings } from './Option'
import { CLIENT_TYPES, WIDGET_REQUEST_TYPES } from './optionTypes'
import { DEFAULT_OMIT, DEFAULT_TIMEOUT_MS } from './requestDefaults'

/** Options of a client, with what a widget has to know of them. */
export const CLIENT_OPTIONS = /* @__PURE__ */ withSettings(CLIENT_TYPES, {
  apiKey: { attribute: 'any' },
  host: { default: 'https://cdn.builder.io', attribute: 'any' },
  env: { default: 'production' },
  apiVersion: { default: 'v3' },
  apiEndpoint: { default: 'content' },
  contentPerRequest: { default: 1, change: 'next' },
  timeout: { default: DEFAULT_TIMEOUT_MS, change: 'next' },
  keepLastAnswer: { default: false, change: 'next' },
  locale: { attribute: 'any' },
  canTrack: { default: true, attribute: 'any', change: 'next' },
  consentWait: { change: 'never' },
  autoTrack: { default: true, attribute: 'any', change: 'next' },
  fullUrl: { default: false, change: 'next' },
  ignoreGpc: { default: false, change: 'next' },
  cookieDomain: { change: 'never' },
  cookiePrefix: { default: '', change: 'never' },
  variationCookies: { default: 'each', change: 'next' },
  pageKeys: { default: true },
  campaignAttributes: { default: false },
  trustedHosts: { change: 'next' },
  onDebug: { change: 'next' },
})

/** Request options of a widget. */
export const WIDGET_REQUEST_OPTIONS = /* @__PURE__ */ withSettings(WIDGET_REQUEST_TYPES, {
  url: { attribute: 'any' },
  omit: { default: DEFAULT_OMIT },
  offset: { default: 0 },
  locale: { attribute: 'any' },
  preview: { default: false },
  includeUnpublished: { default: false },
  enrich: { default: false },
  cachebust: { default: false },
  includeUrl: { default: false },
  options: { attribute: 'none' },
})
