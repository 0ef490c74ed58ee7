import { startGlobal } from '../page/ownGlobal'
import { ownScript } from '../page/ownScript'
import type { Command } from '../page/SiteBlocksGlobal'
import { analyticsTools } from './analyticsTools'
import { followConsent } from './consentManagers'
import { watchElements } from './watchElements'

/**
 * `dist/connect.js`, for pages that connect more than content: analytics tools and consent
 * managers. It may stand before or after `embed.js`, since calls of it wait.
 *
 * `data-consent` of its own element names a consent manager, `data-watch` mounts elements that come
 * later.
 */
const { consent, watch } = ownScript()?.dataset ?? {}

/** Looked up at each call: the stub or `embed.js` may have come since. */
function queue(command: Command): void {
  startGlobal(window).q.push(command)
}

for (const [name, tool] of analyticsTools(window)) queue(['registerAnalytics', name, tool])
if (consent) followConsent(window, consent, (...word) => queue(['setConsent', ...word]))
if (watch !== undefined) queue(watchElements)
