import { type ClientEnvironment, defaultEnvironment } from '../../src/index'
import { reportErrors } from '../element/readAttributes'
import type { Command, SiteBlocksGlobal } from './SiteBlocksGlobal'

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
    reportErrors(() =>
      typeof command === 'function' ? command(siteBlocks) : callMethod(command, siteBlocks),
    )
  }
}

function callMethod([name, ...args]: readonly [string, ...unknown[]], siteBlocks: object): void {
  const method = Object.getOwnPropertyDescriptor(siteBlocks, name)?.value
  if (typeof method !== 'function') throw new Error(`SiteBlocks has no method "${name}" to queue.`)
  method(...args)
}

/**
 * The environment of all clients of a page, in which requests that the loader stub has sent already are taken over.
 *
 * @param early - Answers under way, by URL. Each is used once, for a request that adds nothing to its URL; where none
 * comes, the request is sent after all.
 */
export function pageEnvironment(
  early: Record<string, Promise<Response>> | undefined,
): ClientEnvironment {
  const environment = defaultEnvironment()
  if (!early) return environment
  return Object.create(environment, {
    fetch: {
      value(url: string, init: RequestInit = {}) {
        const { headers, signal, ...others } = init
        const isPlain = Object.keys({ ...headers, ...others }).length === 0
        const answer = isPlain && Object.getOwnPropertyDescriptor(early, url)?.value
        delete early[url]
        const ask = (): Promise<Response> => environment.fetch(url, init)
        return answer ? answer.catch(ask) : ask()
      },
    },
  }) as ClientEnvironment
}
