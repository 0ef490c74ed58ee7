import { type ClientEnvironment, defaultEnvironment } from '../../src/index'
import { reportThrown } from '../../src/internal'
import { reportErrors } from '../element/readAttributes'
import type { Command, SiteBlocksGlobal } from './SiteBlocksGlobal'

/** Runs the calls that waited, in order. One that throws stops no other. */
export function runCommands(commands: readonly Command[], siteBlocks: SiteBlocksGlobal): void {
  for (const command of commands) {
    if (typeof command === 'function') callBack(command, siteBlocks)
    else reportErrors(() => callMethod(command, siteBlocks))
  }
}

function callBack(command: (siteBlocks: SiteBlocksGlobal) => unknown, given: SiteBlocksGlobal) {
  try {
    command(given)
  } catch (error) {
    reportThrown(error)
  }
}

function callMethod([name, ...args]: readonly [string, ...unknown[]], siteBlocks: object): void {
  const method = Object.getOwnPropertyDescriptor(siteBlocks, name)?.value
  if (typeof method !== 'function') throw new Error(`SiteBlocks has no method "${name}" to queue.`)
  method(...args)
}

/**
 * The environment of all clients of a page, in which requests that the loader stub has sent already
 * are taken over.
 *
 * @param early - Answers under way, by URL. Each is used once, for a request that adds nothing to
 *   its URL; where none comes, the request is sent after all.
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
