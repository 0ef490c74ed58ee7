import { consentManagerIn } from '../../src/client/page/managerCategories'
import type { PageControls } from '../../src/index'
import { attempt } from '../../src/utils/values/attempt'
import { decisionInCookies } from './managerCookies'
import { whenParsed } from './whenParsed'

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
    const manager = document && consentManagerIn(document)
    if (!manager) return
    isFound = true
    expectConsent()
    const word = decisionInCookies(manager, readCookies(document))
    if (word !== undefined) setConsent(word)
  }

  look()
  whenParsed(look, document)
  return look
}

function readCookies(document: Document): string {
  // Sandboxed pages have no cookies.
  return attempt(() => document.cookie, '')
}
