/**
 * The widget: `window.SiteBlocks`, which `embed.js` defines, its options and its events.
 *
 * `import 'siteblocks/global'` declares the global's type, `import 'siteblocks/jsx'` that of
 * `<site-blocks>`.
 *
 * @module siteblocks/global
 */

import '../builtIns/methods'
import { start } from '../global/start'
import { ownScript } from '../page/ownScript'
import { wholeRenderer } from '../renderers/wholeRenderer'

export type { SiteBlocksAttributes } from '../element/SiteBlocksAttributes'
export type { SiteBlocksElement } from '../element/SiteBlocksElement'
export type { Command, SiteBlocksGlobal } from '../global/SiteBlocksGlobal'
export type { Analytics, AnalyticsEvent, AnalyticsTool } from '../options/Analytics'
export type { MountOptions } from '../options/MountOptions'
export type { WidgetEvents } from '../options/widgetEvents'
export type { ElementBlock } from '../ownBlocks/ownBlocks'
export type { TrustedValues } from '../page/createTrust'
export type { Widget } from '../widget/Widget'
export type { Loading } from '../widget/whenDue'

start(wholeRenderer, ownScript())
