import { defineElement } from '../element/SiteBlocksElement'
import { createGlobal } from './createGlobal'
import { earlyGlobal, servingCopy, takeOver } from './earlyGlobal'
import { expose } from './expose'
import type { Renderer } from './Renderer'
import { readScriptDefaults } from './readScriptDefaults'
import { whenParsed } from './whenParsed'

/**
 * Sets the global and mounts the elements in the markup.
 *
 * @param own - The script's element, if it has one.
 */
export function start(renderer: Renderer, own: HTMLScriptElement | undefined): void {
  const serving = servingCopy(globalThis)
  const trusted = readScriptDefaults(own)
  if (serving) {
    // Included twice: the first copy stays and mounts elements that were added since. Versions
    // before 0.3 have no `trust()`.
    expose(serving, globalThis)
    serving.trust?.(trusted)
    whenParsed(() => serving.scan())
    return
  }
  const early = earlyGlobal(globalThis)
  const { siteBlocks, mounts } = createGlobal(renderer, early?.early)
  expose(siteBlocks, globalThis)
  // Before the queued calls, which may mount elements in the markup.
  siteBlocks.trust(trusted)
  if (early) takeOver(early, siteBlocks)
  // There is no page when the script is required on a server.
  if (typeof window !== 'undefined') {
    // In a bundle, the importing module calls `trust()` first.
    if (own) defineElement(window, mounts)
    else queueMicrotask(() => defineElement(window, mounts))
  }
}
