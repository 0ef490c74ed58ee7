import { hasOwn } from '../../src/internal'
import type { Command } from './SiteBlocksGlobal'

/**
 * The placeholder for the global until the script has loaded: the loader stub's, or the page's own.
 */
export interface EarlyGlobal {
  readonly q: Command[]
  /** Content requests under way, by URL. */
  early?: Record<string, Promise<Response>>
}

/**
 * The window's own property `SiteBlocks`. Named access to an element with that `id` does not count.
 */
export function ownGlobal(scope: object): { q?: unknown; mount?: unknown } | undefined {
  if (!hasOwn(scope, 'SiteBlocks')) return undefined
  return (scope as { SiteBlocks?: { q?: unknown; mount?: unknown } | null }).SiteBlocks ?? undefined
}

/** The global, or what keeps calls for it. It is made where there is neither. */
export function startGlobal(scope: object): EarlyGlobal {
  const q = ownGlobal(scope)?.q as Partial<Command[]> | undefined
  if (typeof q?.push !== 'function') Object.assign(scope, { SiteBlocks: { q: [] } })
  return ownGlobal(scope) as EarlyGlobal
}
