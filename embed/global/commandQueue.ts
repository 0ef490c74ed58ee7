import { reportThrown } from '../../src/utils/problems/reportThrown'
import { reportErrors } from '../page/reportErrors'
import type { Command, SiteBlocksGlobal } from './SiteBlocksGlobal'

/** Runs queued calls in order. If one throws, the others still run. */
export function runCommands(commands: readonly Command[], siteBlocks: SiteBlocksGlobal): void {
  for (const command of commands) {
    if (typeof command === 'function') reportThrown(() => command(siteBlocks))
    else reportErrors(() => callMethod(command, siteBlocks))
  }
}

function callMethod([name, ...args]: readonly [string, ...unknown[]], siteBlocks: object): void {
  const method = Object.getOwnPropertyDescriptor(siteBlocks, name)?.value
  if (typeof method !== 'function') throw new Error(`SiteBlocks has no method "${name}" to queue.`)
  method(...args)
}
