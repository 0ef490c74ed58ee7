/**
 * The widget: `window.SiteBlocks`, which `embed.js` defines, its options and its events.
 *
 * `import 'siteblocks/global'` declares the global's type, `import 'siteblocks/jsx'` that of
 * `<site-blocks>`.
 *
 * @module siteblocks/global
 */

import './builtIns/methods'
import { ownScript } from './page/ownScript'
import { start } from './page/start'
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

start(wholeRenderer, ownScript())
