/** The consent managers that `data-consent` of `connect.js` may name. */
export const CONSENT_MANAGERS = [
  'tcf',
  'consent-mode',
  'onetrust',
  'cookiebot',
  'usercentrics',
  'shopify',
] as const

/**
 * Returns `data-consent` of the script element of `connect.js`, if the markup has one.
 *
 * Other tools mark scripts with `data-consent` too. A misspelt manager still counts on
 * `connect.js`: nothing may be tracked because of a typing error.
 */
export function consentManagerIn(document: Document): string | undefined {
  const scripts = document.querySelectorAll<HTMLScriptElement>('script[data-consent]')
  return Array.from(scripts, ({ src, dataset: { consent = '' } }) => {
    const [name] = consent.trim().split(/[\s,:]+/)
    const isOurs = CONSENT_MANAGERS.some((known) => known === name)
    return isOurs || /\/connect\.js(?:[?#]|$)/.test(src) ? consent : ''
  }).find((consent) => consent !== '')
}
