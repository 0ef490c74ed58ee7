import { onePer } from '../../utils/values/onePer'
import type { ClientEnvironment } from '../browser/environment'
import type { ContentFetch } from './fetchContent'
import { requestKey } from './fetchOptions'

/** Maximum number of stored responses, since a server would otherwise accumulate them forever. */
const MAX_SHARED_REQUESTS = 200

/** A caller that waits for a response until one of `signals` aborts. */
export interface Waiter {
  readonly signals: readonly AbortSignal[]
  readonly resolve: (answer: unknown) => void
  readonly reject: (error: unknown) => void
}

/** Requests of all clients on a page. Equal ones are sent once. */
export interface SharedRequests {
  /**
   * Resolves the waiters with the response of an equal request, pending or recent, or of a new one.
   *
   * @param send - Sends the request. Its controller aborts when the last waiter leaves.
   */
  join(
    request: ContentFetch,
    waiters: readonly Waiter[],
    send: (controller: AbortController) => Promise<unknown>,
  ): void
}

/** A request whose response is pending or stored. */
interface Flight {
  readonly controller: AbortController
  readonly answer: Promise<unknown>
  /** Number of callers that wait for it. */
  waiting: number
  expiresAt: number
}

/** Returns the requests that all clients with this environment share. */
export const sharedRequestsOf: (environment: ClientEnvironment) => SharedRequests =
  onePer(createSharedRequests)

/**
 * Shares equal requests while they are pending, and their responses for `cacheSeconds`.
 *
 * Failed requests are not stored. On a server, only requests with `cacheSeconds` are shared: others
 * may depend on one visitor.
 */
export function createSharedRequests(environment: ClientEnvironment): SharedRequests {
  const flights = new Map<string, Flight>()

  function keep(key: string, flight: Flight, cacheSeconds: number): void {
    flights.set(key, flight)
    for (const [oldKey, { expiresAt }] of flights) {
      if (flights.size > MAX_SHARED_REQUESTS || expiresAt <= environment.now())
        flights.delete(oldKey)
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

/** Resolves a waiter with the response, unless one of its signals aborts first. */
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
