import type { CONSENT_MANAGERS } from '../../src/client/page/consentManager'

/** A consent manager with the required categories. */
export interface NamedManager {
  readonly name: string
  /** Categories in the manager's terms. */
  readonly categories: readonly string[]
}

/** The supported consent managers, with their categories for analytics. */
export const USUAL_CATEGORIES = {
  // Purpose 1 is storage on the device, purpose 8 content measurement.
  tcf: ['1', '8'],
  'consent-mode': ['analytics_storage'],
  onetrust: ['C0002'],
  cookiebot: ['statistics'],
  usercentrics: ['functional'],
  shopify: [],
} as const satisfies Record<(typeof CONSENT_MANAGERS)[number], readonly string[]>

/**
 * Parses `data-consent`: the name of a manager, optionally with the required categories:
 * `onetrust C0003`.
 */
export function readManagerText(text: string): NamedManager {
  const [name = '', ...categories] = text.trim().split(/[\s,:]+/)
  const usual = Object.entries(USUAL_CATEGORIES).find(([known]) => known === name)?.[1] ?? []
  return { name, categories: categories.length > 0 ? categories : usual }
}
