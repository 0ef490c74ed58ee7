/**
 * The widget: `window.SiteBlocks`, which `embed.js` puts on the page, its options and its events.
 *
 * `import 'siteblocks/global'` gives the global its type, `import 'siteblocks/jsx'` that of
 * `<site-blocks>`.
 *
 * @module siteblocks/global
 */

import './builtIns/methods'
import { defineElement } from './element/SiteBlocksElement'
import { createGlobal } from './page/createGlobal'
import { earlyGlobal, servingCopy, takeOver } from './page/earlyGlobal'
import { expose } from './page/expose'
import { ownScript } from './page/ownScript'
import { whenParsed } from './page/whenParsed'
import { wholeRenderer } from './page/wholeRenderer'

export type { SiteBlocksAttributes } from './element/SiteBlocksAttributes'
export type { SiteBlocksElement } from './element/SiteBlocksElement'
export type { ElementBlock } from './ownBlocks'
export type { Analytics, AnalyticsEvent, AnalyticsTool } from './page/analytics'
export type { TrustedValues } from './page/createTrust'
export type { Command, SiteBlocksGlobal } from './page/SiteBlocksGlobal'
export type { MountOptions } from './widget/MountOptions'
export type { Widget } from './widget/Widget'
export type { Loading } from './widget/whenDue'
export type { WidgetEvents } from './widget/widgetEvents'

const serving = servingCopy(globalThis)
const own = ownScript()
const { apiKey, host, canTrack } = own?.dataset ?? {}
const trusted = { apiKey, host, canTrack: canTrack === 'false' ? false : undefined }
if (serving) {
  // Pasted twice: the first copy goes on, and looks for what has come since. One before 0.3 trusts
  // everything.
  expose(serving, globalThis)
  serving.trust?.(trusted)
  whenParsed(() => serving.scan())
} else {
  const early = earlyGlobal(globalThis)
  const { siteBlocks, mounts } = createGlobal(wholeRenderer, early?.early)
  expose(siteBlocks, globalThis)
  // Calls that waited may mount what the markup asks for.
  siteBlocks.trust(trusted)
  if (early) takeOver(early, siteBlocks)
  // Required on a server, the script has no page to look at.
  if (typeof window !== 'undefined') {
    // In a bundle, the module that imports the script says first what it trusts.
    if (own) defineElement(window, mounts)
    else queueMicrotask(() => defineElement(window, mounts))
  }
}
