import { defineElement } from '../element/SiteBlocksElement'
import { readAttributes } from '../options/readAttributes'
import { TRUSTED_TYPES, type TrustedValues } from '../page/createTrust'
import type { Renderer } from '../page/Renderer'
import { whenParsed } from '../page/whenParsed'
import { createGlobal } from './createGlobal'
import { earlyGlobal, servingCopy, takeOver } from './earlyGlobal'
import type { SiteBlocksGlobal } from './SiteBlocksGlobal'

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

interface Loaders {
  SiteBlocks?: SiteBlocksGlobal
  define?: ((name: string, dependencies: string[], factory: () => unknown) => void) & {
    amd?: unknown
  }
}

declare const module: { exports: unknown } | undefined

/**
 * Sets the global, and also registers it as a named AMD module and as a CommonJS module. A plain
 * UMD header would not set the global on a page with an AMD loader.
 */
export function expose(siteBlocks: SiteBlocksGlobal, scope: typeof globalThis): void {
  const loaders = scope as Loaders
  loaders.SiteBlocks = siteBlocks
  if (typeof loaders.define === 'function' && loaders.define.amd) {
    loaders.define('siteblocks', [], () => siteBlocks)
  }
  if (typeof module === 'object' && module.exports) module.exports = siteBlocks
}

/**
 * Reads `data-api-key`, `data-host`, `data-can-track`, `data-page-keys` and `data-allow-scripts`
 * from the script's own element: what elements in the markup may use, and their defaults.
 */
export function readScriptDefaults(script: HTMLScriptElement | undefined): TrustedValues {
  if (!script) return {}
  const only = Object.keys(TRUSTED_TYPES) as (keyof TrustedValues)[]
  const { canTrack, ...others } = readAttributes(script, 'data-', { only })
  return { ...others, canTrack: canTrack === false ? false : undefined }
}
