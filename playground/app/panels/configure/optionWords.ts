import type { OptionRow } from '../../state/options'

/** Words that people look for an option by, beside its name, its attribute, its values and its summary. */
export const SYNONYMS: Readonly<Record<string, string>> = {
  allowScripts: 'javascript security xss custom code embed',
  autoTrack: 'analytics events',
  authToken: 'private credentials bearer login',
  cacheSeconds: 'cdn stale performance speed',
  canTrack: 'gdpr privacy consent cookies cookie banner opt in opt out analytics',
  consentWait: 'gdpr privacy cookie banner onetrust cookiebot tcf',
  cookieDomain: 'subdomain gdpr',
  cookiePrefix: 'gdpr',
  data: 'state variables cart user',
  evaluate: 'eval csp unsafe-eval javascript',
  fontHosts: 'web fonts typography google csp',
  fullUrl: 'utm query gdpr privacy',
  globals: 'gtag datalayer functions cart',
  ignoreGpc: 'gdpr privacy do not track signal',
  includeUnpublished: 'draft preview',
  isolation: 'shadow dom light dom css theme styles inherit',
  keepLastAnswer: 'offline outage fallback',
  loading: 'lazy eager idle performance defer below the fold',
  locale: 'language i18n translation country',
  minHeight: 'placeholder layout shift cls skeleton jump reserve space',
  nonce: 'csp content security policy',
  onDebug: 'log',
  reloadOnRoute: 'spa single-page app router navigation next vue',
  renderLink: 'router navigation next',
  responsiveTo: 'breakpoints mobile container query sidebar',
  staleCacheSeconds: 'cdn performance speed',
  texts: 'translation i18n labels wording accessibility',
  timeout: 'slow network',
  trustedHosts: 'editor iframe security',
  updateMetadata: 'seo title description meta',
  userAttributes: 'targeting audience personalization segment',
  variationCookies: 'gdpr ab test experiment',
}

/** All that a search looks through for an option. */
export function optionText({ name, attribute, type, summary }: OptionRow): string {
  const values = typeof type === 'object' ? type.join(' ') : type
  return [name, attribute, values, summary, SYNONYMS[name]].join(' ').toLowerCase()
}
