import { hasOwn } from '../../src/utils/values/hasOwn'
import type { Command } from './SiteBlocksGlobal'

/**
 * The placeholder of the global until the script has loaded: from the loader stub, or from the page
 * itself.
 */
export interface EarlyGlobal {
  readonly q: Command[]
  /** Pending content requests, by URL. */
  early?: Record<string, Promise<Response>>
}

/** The window's own property `SiteBlocks`, ignoring elements with that `id`. */
export function ownGlobal(scope: object): { q?: unknown; mount?: unknown } | null | undefined {
  if (!hasOwn(scope, 'SiteBlocks')) return undefined
  return (scope as { SiteBlocks?: { q?: unknown; mount?: unknown } | null }).SiteBlocks
}

/**
 * Returns the global or the placeholder that queues calls. Creates the placeholder if there is
 * neither.
 */
export function startGlobal(scope: object): EarlyGlobal {
  const q = ownGlobal(scope)?.q as Partial<Command[]> | undefined
  if (typeof q?.push !== 'function') Object.assign(scope, { SiteBlocks: { q: [] } })
  return ownGlobal(scope) as EarlyGlobal
}
