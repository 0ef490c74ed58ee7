import { earlyGlobal, runCommands } from './commandQueue'
import { createGlobal } from './createGlobal'
import { expose, servingCopy } from './expose'
import { defineElement } from './SiteBlocksElement'
import { whenParsed } from './whenParsed'

export type { MountOptions } from './MountOptions'
export type { SiteBlocksAttributes } from './SiteBlocksAttributes'
export type { SiteBlocksGlobal } from './SiteBlocksGlobal'
export type { Widget, WidgetEvents } from './Widget'

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
