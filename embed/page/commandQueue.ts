import { errorOnce } from '../../src/index'
import type { SiteBlocksGlobal } from './SiteBlocksGlobal'

/** A call that came before the script did: a function of the global, or the name of a method and its arguments. */
export type Command = ((siteBlocks: SiteBlocksGlobal) => unknown) | readonly [string, ...unknown[]]

/** What stands on the page until the script is there, as the loader stub puts it, or the page itself. */
export interface EarlyGlobal {
  readonly q: readonly Command[]
  /** Content requests under way, by URL. */
  readonly early?: Record<string, Promise<Response>>
}

/** What waited for the script, if there is something. */
export function earlyGlobal(scope: object): EarlyGlobal | undefined {
  const { SiteBlocks } = scope as { SiteBlocks?: Partial<EarlyGlobal> }
  return Array.isArray(SiteBlocks?.q) ? (SiteBlocks as EarlyGlobal) : undefined
}

/** Runs the calls that waited, in order. One that throws stops no other. */
export function runCommands(commands: readonly Command[], siteBlocks: SiteBlocksGlobal): void {
  for (const command of commands) {
    try {
      if (typeof command === 'function') command(siteBlocks)
      else callMethod(command, siteBlocks)
    } catch (error) {
      errorOnce(String((error as Error).message).replace(/^SiteBlocks: /, ''))
    }
  }
}

function callMethod([name, ...args]: readonly [string, ...unknown[]], siteBlocks: object): void {
  const method = Object.getOwnPropertyDescriptor(siteBlocks, name)?.value
  if (typeof method !== 'function') throw new Error(`SiteBlocks has no method "${name}" to queue.`)
  method(...args)
}
