/**
 * The widget: `window.SiteBlocks`, which `embed.js` puts on the page, its options and its events.
 *
 * `import 'siteblocks/global'` gives the global its type, `import 'siteblocks/jsx'` that of `<site-blocks>`.
 *
 * @module siteblocks/global
 */

import { earlyGlobal, runCommands } from './commandQueue'
import { createGlobal } from './createGlobal'
import { expose, servingCopy } from './expose'
import { defineElement } from './SiteBlocksElement'
import { whenParsed } from './whenParsed'

export type { Command } from './commandQueue'
export type { ElementBlock } from './ElementBlock'
export type { MountOptions } from './MountOptions'
export type { SiteBlocksAttributes } from './SiteBlocksAttributes'
export type { SiteBlocksGlobal } from './SiteBlocksGlobal'
export type { Widget, WidgetEvents } from './Widget'
export type { Loading } from './whenDue'

const serving = servingCopy(globalThis)
if (serving) {
  // Pasted twice: the first copy goes on, and looks for what has come since.
  expose(serving, globalThis)
  whenParsed(() => serving.scan())
} else {
  const early = earlyGlobal(globalThis)
  const { siteBlocks, mounts } = createGlobal(early?.early)
  expose(siteBlocks, globalThis)
  if (early) runCommands(early.q, siteBlocks)
  // Required on a server, the script has no page to look at.
  if (typeof window !== 'undefined') {
    defineElement(window, mounts)
    whenParsed(() => siteBlocks.scan())
  }
}
