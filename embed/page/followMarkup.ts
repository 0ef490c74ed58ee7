import type { PageControls } from '../../src/index'
import { wordInCookies } from '../connect/managerCookies'

/**
 * Looks for what the markup says about consent before any script has: the element of `connect.js`
 * names a manager, whose word is therefore expected, and may be in its cookie.
 *
 * @returns Looks again, as long as nothing was found: the parser may have come further.
 */
export function followMarkup(
  document: Document | undefined,
  { expectConsent, setConsent }: Pick<PageControls, 'expectConsent' | 'setConsent'>,
): () => void {
  let isFound = false

  function look(): void {
    if (isFound) return
    const manager =
      document?.querySelector<HTMLScriptElement>('script[data-consent]')?.dataset.consent
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

function readCookies(document: Document): string {
  try {
    return document.cookie
  } catch {
    // Sandboxed pages have none.
    return ''
  }
}
