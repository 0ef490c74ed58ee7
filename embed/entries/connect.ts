import { analyticsTools } from '../connect/analyticsTools'
import { followConsent } from '../connect/consentManagers'
import { watchElements } from '../connect/watchElements'
import { startGlobal } from '../global/ownGlobal'
import type { Command } from '../global/SiteBlocksGlobal'
import { ownScript } from '../page/ownScript'

/**
 * `dist/connect.js`: connects analytics tools and consent managers. It may be placed before or
 * after `embed.js`, because its calls are queued.
 *
 * On its script element, `data-consent` names a consent manager, and `data-watch` mounts elements
 * that are inserted later.
 */
const { consent, watch } = ownScript()?.dataset ?? {}

/** Looks up the queue on each call: the stub or `embed.js` may have loaded since. */
function queue(command: Command): void {
  startGlobal(window).q.push(command)
}

for (const [name, tool] of analyticsTools(window)) queue(['registerAnalytics', name, tool])
if (consent) followConsent(window, consent, (...word) => queue(['setConsent', ...word]))
if (watch !== undefined) queue(watchElements)
