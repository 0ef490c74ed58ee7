import { earlyGlobal } from './commandQueue'
import type { SiteBlocksGlobal } from './SiteBlocksGlobal'

interface Loaders {
  SiteBlocks?: SiteBlocksGlobal
  define?: ((name: string, dependencies: string[], factory: () => unknown) => void) & {
    amd?: unknown
  }
}

declare const module: { exports: unknown } | undefined

/** The copy that serves this page already, when the script was pasted twice. */
export function servingCopy(scope: typeof globalThis): SiteBlocksGlobal | undefined {
  const { SiteBlocks } = scope as Loaders
  // A stub has methods too, which only queue.
  return typeof SiteBlocks?.mount === 'function' && !earlyGlobal(scope) ? SiteBlocks : undefined
}

/**
 * Puts the global on the page, always; and registers it with an AMD loader, under a name, and as a CommonJS
 * module. A plain UMD header would leave the global unset wherever a page has an AMD loader.
 */
export function expose(siteBlocks: SiteBlocksGlobal, scope: typeof globalThis): void {
  const loaders = scope as Loaders
  loaders.SiteBlocks = siteBlocks
  if (typeof loaders.define === 'function' && loaders.define.amd) {
    loaders.define('siteblocks', [], () => siteBlocks)
  }
  if (typeof module === 'object' && module.exports) module.exports = siteBlocks
}
