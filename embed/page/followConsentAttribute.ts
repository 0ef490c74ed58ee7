import type { PageControls } from '../../src/index'
import { readManagerText, USUAL_CATEGORIES } from '../connect/consentCategories'
import { wordInCookies } from '../connect/managerCookies'

/**
 * Reads the markup's consent manager before any script has loaded: `data-consent` on the element of
 * `connect.js`. Consent is then expected from that manager, and may already be in its cookie.
 *
 * @returns Searches again until it is found: the parser may have continued.
 */
export function followConsentAttribute(
  document: Document | undefined,
  { expectConsent, setConsent }: Pick<PageControls, 'expectConsent' | 'setConsent'>,
): () => void {
  let isFound = false

  function look(): void {
    if (isFound) return
    const scripts = document?.querySelectorAll<HTMLScriptElement>('script[data-consent]') ?? []
    const manager = Array.from(scripts).find(isOurs)?.dataset.consent
    if (!document || !manager) return
    isFound = true
    expectConsent()
    const word = wordInCookies(manager, readCookies(document))
    if (word !== undefined) setConsent(word)
  }

  look()
  if (document?.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', look, { once: true })
  }
  return look
}

/**
 * Other tools mark scripts with `data-consent` too. A misspelt manager still counts on `connect.js`:
 * nothing may be tracked because of a typing error.
 */
function isOurs({ src, dataset: { consent = '' } }: HTMLScriptElement): boolean {
  const isKnown = Object.keys(USUAL_CATEGORIES).includes(readManagerText(consent).name)
  return isKnown || (consent !== '' && /\/connect\.js(?:[?#]|$)/.test(src))
}

function readCookies(document: Document): string {
  try {
    return document.cookie
  } catch {
    // Sandboxed pages have no cookies.
    return ''
  }
}
