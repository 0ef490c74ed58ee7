/** A consent manager, and what the visitor has to allow there. */
export interface NamedManager {
  readonly name: string
  /** In the manager's own words. */
  readonly categories: readonly string[]
}

/** The consent managers that `data-consent` may name, each with what it calls analytics. */
export const USUAL_CATEGORIES = {
  // Purpose 1 is storage on the device, 8 the measurement of content.
  tcf: ['1', '8'],
  'consent-mode': ['analytics_storage'],
  onetrust: ['C0002'],
  cookiebot: ['statistics'],
  usercentrics: ['functional'],
  shopify: [],
} as const

/**
 * Reads `data-consent`: the name of a manager, and what has to be allowed where that is not the
 * usual: `onetrust C0003`.
 */
export function readManagerText(text: string): NamedManager {
  const [name = '', ...categories] = text.trim().split(/[\s,:]+/)
  const usual = Object.entries(USUAL_CATEGORIES).find(([known]) => known === name)?.[1] ?? []
  return { name, categories: categories.length > 0 ? categories : usual }
}
