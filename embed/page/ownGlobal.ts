import { hasOwn } from '../../src/internal'
import type { Command } from './SiteBlocksGlobal'

/** What stands on the page until the script is there, as the loader stub puts it, or the page itself. */
export interface EarlyGlobal {
  readonly q: Command[]
  /** Content requests under way, by URL. */
  early?: Record<string, Promise<Response>>
}

/** What the page has as its own `SiteBlocks`. An element with that `id` can be read from the window too, and does not count. */
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
