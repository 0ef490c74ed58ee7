import { runCommands } from './commandQueue'
import { type EarlyGlobal, ownGlobal } from './ownGlobal'
import type { SiteBlocksGlobal } from './SiteBlocksGlobal'

/** The copy that already runs on this page, if the script was included twice. */
export function servingCopy(scope: object): SiteBlocksGlobal | undefined {
  const value = ownGlobal(scope)
  // A stub has methods too, but they only queue calls.
  const isServing = typeof value?.mount === 'function' && !Array.isArray(value.q)
  return isServing ? (value as SiteBlocksGlobal) : undefined
}

/** The queue from before the script loaded; `undefined` if there is none. */
export function earlyGlobal(scope: object): EarlyGlobal | undefined {
  const value = ownGlobal(scope)
  return Array.isArray(value?.q) ? (value as EarlyGlobal) : undefined
}

/**
 * Runs queued calls, and connects the stub and its list to the real global for code that holds
 * references to them.
 */
export function takeOver(early: EarlyGlobal, siteBlocks: SiteBlocksGlobal): void {
  const { q } = early
  Object.defineProperties(early, Object.getOwnPropertyDescriptors(siteBlocks))
  Object.assign(q, { push: siteBlocks.q.push })
  runCommands(q, siteBlocks)
}
