import { analyticsTools } from './analyticsTools'
import { followConsent } from './consentManagers'
import { watchElements } from './watchElements'

/**
 * `dist/connect.js`, for pages that connect more than content: analytics tools and consent managers. It may stand
 * before or after `embed.js`, since calls of it wait.
 *
 * `data-consent` of its own element names a consent manager, `data-watch` mounts elements that come later.
 */
const { consent, watch } = document.currentScript?.dataset ?? {}
const scope = window as unknown as { SiteBlocks?: { q: { push(command: unknown): unknown } } }

/** What stands in for the global keeps calls until `embed.js` takes them over, and its own place. */
function queue(command: unknown): void {
  scope.SiteBlocks ??= { q: [] }
  scope.SiteBlocks.q.push(command)
}

for (const [name, tool] of analyticsTools(window)) queue(['registerAnalytics', name, tool])
if (consent) followConsent(window, consent, (...word) => queue(['setConsent', ...word]))
if (watch !== undefined) queue(watchElements)
