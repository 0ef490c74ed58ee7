import { defineElement } from '../element/SiteBlocksElement'
import { createGlobal } from './createGlobal'
import { earlyGlobal, servingCopy, takeOver } from './earlyGlobal'
import { expose } from './expose'
import type { Renderer } from './Renderer'
import { whenParsed } from './whenParsed'

/**
 * Puts the global on the page, and mounts what the markup asks for.
 *
 * @param own - The element of the script, where there is one.
 */
export function start(renderer: Renderer, own: HTMLScriptElement | undefined): void {
  const serving = servingCopy(globalThis)
  const { apiKey, host, canTrack } = own?.dataset ?? {}
  const trusted = { apiKey, host, canTrack: canTrack === 'false' ? false : undefined }
  if (serving) {
    // Pasted twice: the first copy goes on, and looks for what has come since. One before 0.3
    // trusts everything.
    expose(serving, globalThis)
    serving.trust?.(trusted)
    whenParsed(() => serving.scan())
    return
  }
  const early = earlyGlobal(globalThis)
  const { siteBlocks, mounts } = createGlobal(renderer, early?.early)
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
