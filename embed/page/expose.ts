import type { SiteBlocksGlobal } from './SiteBlocksGlobal'

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
