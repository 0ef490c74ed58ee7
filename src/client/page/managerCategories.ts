import { hasOwn } from '../../utils/values/hasOwn'

/** The supported consent managers, with their categories for analytics. */
export const CONSENT_MANAGERS = {
  // Purpose 1 is storage on the device, purpose 8 content measurement.
  tcf: ['1', '8'],
  'consent-mode': ['analytics_storage'],
  onetrust: ['C0002'],
  cookiebot: ['statistics'],
  usercentrics: ['functional'],
  shopify: ['analytics'],
} as const

/** Name of a supported consent manager. */
export type ConsentManager = keyof typeof CONSENT_MANAGERS

/** A consent manager with the required categories. */
export interface NamedManager {
  readonly name: string
  /** Categories in the manager's terms. */
  readonly categories: readonly string[]
}

/**
 * Parses `data-consent`: the name of a manager, in any case, optionally with the required categories:
 * `onetrust C0003`.
 */
export function readManagerText(text: string): NamedManager {
  const [given = '', ...categories] = text.trim().split(/[\s,:]+/)
  const name = given.toLowerCase()
  const usual = Object.entries(CONSENT_MANAGERS).find(([known]) => known === name)?.[1] ?? []
  return { name, categories: categories.length > 0 ? categories : usual }
}

/**
 * Returns `data-consent` of the script element of `connect.js`, if the markup has one.
 *
 * Other tools mark scripts with `data-consent` too. A misspelt manager still counts on `connect.js`,
 * also by a name like `connect-0.5.0.js`: nothing may be tracked because of a typing error.
 */
export function consentManagerIn(document: Document): string | undefined {
  const scripts = document.querySelectorAll<HTMLScriptElement>('script[data-consent]')
  return Array.from(scripts, ({ src, dataset: { consent = '' } }) => {
    const isOurs = hasOwn(CONSENT_MANAGERS, readManagerText(consent).name)
    return isOurs || /\/connect[^/]*\.js(?:[?#]|$)/.test(src) ? consent : ''
  }).find((consent) => consent !== '')
}
