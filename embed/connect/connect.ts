import { analyticsTools } from './analyticsTools'
import { followConsent } from './consentManagers'

/**
 * `dist/connect.js`, for pages that connect more than content: analytics tools and consent managers. It may stand
 * before or after `embed.js`, since calls of it wait.
 *
 * `data-consent` of its own element names a consent manager.
 */
const { consent } = document.currentScript?.dataset ?? {}
const scope = window as unknown as { SiteBlocks?: { q: { push(command: unknown): unknown } } }

/** What stands in for the global keeps calls until `embed.js` takes them over, and its own place. */
function call(...command: readonly unknown[]): void {
  scope.SiteBlocks ??= { q: [] }
  scope.SiteBlocks.q.push(command)
}

for (const [name, tool] of analyticsTools(window)) call('registerAnalytics', name, tool)
if (consent) followConsent(window, consent, (allowed) => call('setConsent', allowed))
