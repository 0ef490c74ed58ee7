import type { SiteBlocksGlobal } from './SiteBlocksGlobal'

interface Loaders {
  SiteBlocks?: SiteBlocksGlobal
  define?: ((name: string, dependencies: string[], factory: () => unknown) => void) & {
    amd?: unknown
  }
}

declare const module: { exports: unknown } | undefined

/**
 * Puts the global on the page, always; and registers it with an AMD loader, under a name, and as a
 * CommonJS module. A plain UMD header would leave the global unset wherever a page has an AMD
 * loader.
 */
export function expose(siteBlocks: SiteBlocksGlobal, scope: typeof globalThis): void {
  const loaders = scope as Loaders
  loaders.SiteBlocks = siteBlocks
  if (typeof loaders.define === 'function' && loaders.define.amd) {
    loaders.define('siteblocks', [], () => siteBlocks)
  }
  if (typeof module === 'object' && module.exports) module.exports = siteBlocks
}
