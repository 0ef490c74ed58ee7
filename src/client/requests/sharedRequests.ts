import type { ClientEnvironment } from '../environment'
import { onAbort } from './abort'
import type { ContentFetch } from './fetchContent'
import { requestKey } from './fetchOptions'

/** Answers kept at a time. On a server, pages would otherwise pile up for as long as it runs. */
const MAX_KEPT = 200

/** A request, and how far it may be shared. */
export interface ShareableRequest extends ContentFetch {
  /** Seconds for which the answer serves equal requests. */
  readonly cacheSeconds: number
  /** Whether a new request is sent although an equal one could be joined. */
  readonly reload: boolean
}

/** Somebody who waits for an answer until one of `signals` is aborted. */
export interface Waiter {
  readonly signals: readonly AbortSignal[]
  readonly resolve: (answer: unknown) => void
  readonly reject: (error: unknown) => void
}

/** Requests of all clients of a page, so that equal ones are sent once. */
export interface SharedRequests {
  /**
   * Gives the waiters the answer of an equal request that is under way or was answered lately, or of a new one.
   *
   * @param send - Sends it. Its signal is aborted when everybody who waited has left.
   */
  join(
    request: ShareableRequest,
    waiters: readonly Waiter[],
    send: (signal: AbortSignal) => Promise<unknown>,
  ): void
}

/** A request that was sent. */
interface Flight {
  readonly controller: AbortController
  readonly answer: Promise<unknown>
  /** How many wait for it. */
  waiting: number
  keptUntil: number
}

const sharedBy = new WeakMap<ClientEnvironment, SharedRequests>()

/** The requests that all clients with this environment share. */
export function sharedRequestsOf(environment: ClientEnvironment): SharedRequests {
  const shared = sharedBy.get(environment) ?? createSharedRequests(environment)
  sharedBy.set(environment, shared)
  return shared
}

/**
 * Shares equal requests while they are under way, and their answers for `cacheSeconds`.
 *
 * A failed request leaves nothing behind. On a server only `cacheSeconds` makes requests shared:
 * others may belong to one visitor.
 */
export function createSharedRequests(environment: ClientEnvironment): SharedRequests {
  const kept = new Map<string, Flight>()

  function start(
    key: string | undefined,
    cacheSeconds: number,
    send: (signal: AbortSignal) => Promise<unknown>,
  ): Flight {
    const controller = new AbortController()
    const answer = send(controller.signal)
    const flight = { controller, answer, waiting: 0, keptUntil: Number.POSITIVE_INFINITY }
    if (key === undefined) return flight
    kept.set(key, flight)
    for (const [oldKey, { keptUntil }] of kept) {
      if (kept.size > MAX_KEPT || keptUntil <= environment.now()) kept.delete(oldKey)
    }
    const forget = (): void => {
      if (kept.get(key) === flight) kept.delete(key)
    }
    answer.then(() => {
      if (cacheSeconds > 0) flight.keptUntil = environment.now() + cacheSeconds * 1000
      else forget()
    }, forget)
    controller.signal.addEventListener('abort', forget)
    return flight
  }

  return {
    join({ url, fetchOptions, timeout, cacheSeconds, reload }, waiters, send) {
      const isShared = environment.window !== undefined || cacheSeconds > 0
      const key = isShared ? requestKey(`${timeout} ${url}`, fetchOptions) : undefined
      const current = key !== undefined && !reload ? kept.get(key) : undefined
      const isKept = current !== undefined && current.keptUntil > environment.now()
      const flight = isKept ? current : start(key, cacheSeconds, send)
      flight.waiting += waiters.length
      for (const { signals, resolve, reject } of waiters) {
        const release = onAbort(signals, (reason) => {
          reject(reason)
          flight.waiting -= 1
          if (flight.waiting === 0) flight.controller.abort()
        })
        flight.answer.then(resolve, reject).then(release)
      }
    },
  }
}
