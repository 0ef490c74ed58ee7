/**
 * The widget: `window.SiteBlocks`, which `embed.js` puts on the page, its options and its events.
 *
 * `import 'siteblocks/global'` gives the global its type, `import 'siteblocks/jsx'` that of `<site-blocks>`.
 *
 * @module siteblocks/global
 */

import './builtIns/methods'
import { defineElement } from './element/SiteBlocksElement'
import { createGlobal } from './page/createGlobal'
import { earlyGlobal, servingCopy, takeOver } from './page/earlyGlobal'
import { expose } from './page/expose'
import { offerLanguageBeside } from './page/offerLanguage'
import { ownScript } from './page/ownScript'
import { whenParsed } from './page/whenParsed'

export type { SiteBlocksAttributes } from './element/SiteBlocksAttributes'
export type { SiteBlocksElement } from './element/SiteBlocksElement'
export type { ElementBlock } from './ownBlocks'
export type { Analytics, AnalyticsEvent, AnalyticsTool } from './page/analytics'
export type { Command, SiteBlocksGlobal } from './page/SiteBlocksGlobal'
export type { MountOptions } from './widget/MountOptions'
export type { Widget } from './widget/Widget'
export type { Loading } from './widget/whenDue'
export type { WidgetEvents } from './widget/widgetEvents'

const serving = servingCopy(globalThis)
const own = ownScript()
if (serving) {
  // Pasted twice: the first copy goes on, and looks for what has come since.
  expose(serving, globalThis)
  whenParsed(() => serving.scan())
} else {
  const early = earlyGlobal(globalThis)
  const { siteBlocks, mounts } = createGlobal(early?.early)
  expose(siteBlocks, globalThis)
  if (early) takeOver(early, siteBlocks)
  // Required on a server, the script has no page to look at.
  if (typeof window !== 'undefined') {
    if (own?.src) offerLanguageBeside(own)
    defineElement(window, mounts)
    whenParsed(() => siteBlocks.scan())
  }
}
