import { runCommands } from './commandQueue'
import { type EarlyGlobal, ownGlobal } from './ownGlobal'
import type { SiteBlocksGlobal } from './SiteBlocksGlobal'

/** The copy that serves this page already, when the script was pasted twice. */
export function servingCopy(scope: object): SiteBlocksGlobal | undefined {
  const value = ownGlobal(scope)
  // A stub has methods too, which only queue.
  const isServing = typeof value?.mount === 'function' && !Array.isArray(value.q)
  return isServing ? (value as SiteBlocksGlobal) : undefined
}

/** The queue that waited for the script; `undefined` where there is none. */
export function earlyGlobal(scope: object): EarlyGlobal | undefined {
  const value = ownGlobal(scope)
  return Array.isArray(value?.q) ? (value as EarlyGlobal) : undefined
}

/**
 * Runs what waited, and lets pages that hold on to the stub or its list reach the real global from
 * then on.
 */
export function takeOver(early: EarlyGlobal, siteBlocks: SiteBlocksGlobal): void {
  const { q } = early
  Object.defineProperties(early, Object.getOwnPropertyDescriptors(siteBlocks))
  Object.assign(q, { push: siteBlocks.q.push })
  runCommands(q, siteBlocks)
}
