import { onePer } from '../../utils/onePer'
import type { ClientEnvironment } from '../environment'
import type { ContentFetch } from './fetchContent'
import { requestKey } from './fetchOptions'

/** Answers kept at a time. On a server, pages would otherwise pile up for as long as it runs. */
const MAX_KEPT = 200

/** A caller that waits for an answer until one of `signals` is aborted. */
export interface Waiter {
  readonly signals: readonly AbortSignal[]
  readonly resolve: (answer: unknown) => void
  readonly reject: (error: unknown) => void
}

/** Requests of all clients of a page, so that equal ones are sent once. */
export interface SharedRequests {
  /**
   * Gives the waiters the answer of an equal request that is under way or was answered lately, or
   * of a new one.
   *
   * @param send - Sends it, until everybody who waited has left.
   */
  join(
    request: ContentFetch,
    waiters: readonly Waiter[],
    send: (controller: AbortController) => Promise<unknown>,
  ): void
}

/** A request that was sent. */
interface Flight {
  readonly controller: AbortController
  readonly answer: Promise<unknown>
  /** How many wait for it. */
  waiting: number
  expiresAt: number
}

/** The requests that all clients with this environment share. */
export const sharedRequestsOf: (environment: ClientEnvironment) => SharedRequests =
  onePer(createSharedRequests)

/**
 * Shares equal requests while they are under way, and their answers for `cacheSeconds`.
 *
 * A failed request leaves nothing behind. On a server only `cacheSeconds` makes requests shared:
 * others may belong to one visitor.
 */
export function createSharedRequests(environment: ClientEnvironment): SharedRequests {
  const flights = new Map<string, Flight>()

  function keep(key: string, flight: Flight, cacheSeconds: number): void {
    flights.set(key, flight)
    for (const [oldKey, { expiresAt }] of flights) {
      if (flights.size > MAX_KEPT || expiresAt <= environment.now()) flights.delete(oldKey)
    }
    const forget = (): void => {
      if (flights.get(key) === flight) flights.delete(key)
    }
    flight.answer.then(() => {
      if (cacheSeconds > 0) flight.expiresAt = environment.now() + cacheSeconds * 1000
      else forget()
    }, forget)
    flight.controller.signal.addEventListener('abort', forget)
  }

  return {
    join({ url, fetchOptions, timeout, cacheSeconds, reload }, waiters, send) {
      const isShared = environment.window !== undefined || cacheSeconds > 0
      const key = isShared ? requestKey(`${timeout} ${url}`, fetchOptions) : undefined
      let flight = key !== undefined && !reload ? flights.get(key) : undefined
      if (flight === undefined || flight.expiresAt <= environment.now()) {
        const controller = new AbortController()
        const answer = send(controller)
        flight = { controller, answer, waiting: 0, expiresAt: Number.POSITIVE_INFINITY }
        if (key !== undefined) keep(key, flight, cacheSeconds)
      }
      flight.waiting += waiters.length
      for (const waiter of waiters) wait(flight, waiter)
    },
  }
}

/** Gives a waiter the answer, unless one of its signals is aborted before. */
function wait(flight: Flight, { signals, resolve, reject }: Waiter): void {
  const release = (): void => {
    for (const signal of signals) signal.removeEventListener('abort', leave)
  }
  const leave = ({ target }: Event): void => {
    release()
    reject((target as AbortSignal).reason)
    flight.waiting -= 1
    if (flight.waiting === 0) flight.controller.abort()
  }
  for (const signal of signals) signal.addEventListener('abort', leave)
  flight.answer.then(resolve, reject).then(release)
}
