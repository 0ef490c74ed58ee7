import type { ClientEnvironment } from '../environment'
import type { FetchOptions } from './fetchOptions'
import { type Flight, startFlight } from './flight'
import { requestKey } from './requestKey'

/** Answers kept at a time. On a server, pages would otherwise pile up for as long as it runs. */
const MAX_KEPT = 200

/** A request, and how far it may be shared. */
export interface ShareableRequest {
  readonly url: string
  readonly fetchOptions: FetchOptions
  /** Seconds for which the answer serves equal requests. */
  readonly cacheSeconds: number
  /** Whether a new request is sent although an equal one could be joined. */
  readonly reload: boolean
}

/** Requests of all clients of a page, so that equal ones are sent once. */
export interface SharedRequests {
  /** Gives the equal request that is under way or was answered lately, or starts one by `send`. */
  open(request: ShareableRequest, send: (signal: AbortSignal) => Promise<unknown>): Flight
}

interface KeptFlight {
  readonly flight: Flight
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
  const kept = new Map<string, KeptFlight>()

  function keep(key: string, entry: KeptFlight): void {
    kept.set(key, entry)
    for (const [oldKey, { keptUntil }] of kept) {
      if (kept.size > MAX_KEPT || keptUntil <= environment.now()) kept.delete(oldKey)
    }
  }

  return {
    open({ url, fetchOptions, cacheSeconds, reload }, send) {
      const key = requestKey(url, fetchOptions)
      const isShared = environment.window !== undefined || cacheSeconds > 0
      if (key === undefined || !isShared) return startFlight(send, () => {})

      const current = kept.get(key)
      if (current && current.keptUntil > environment.now() && !reload) return current.flight

      const forget = () => {
        if (kept.get(key) === entry) kept.delete(key)
      }
      const flight = startFlight(async (signal) => {
        try {
          const answer = await send(signal)
          if (cacheSeconds > 0) entry.keptUntil = environment.now() + cacheSeconds * 1000
          else forget()
          return answer
        } catch (error) {
          forget()
          throw error
        }
      }, forget)
      const entry: KeptFlight = { flight, keptUntil: Number.POSITIVE_INFINITY }
      keep(key, entry)
      return flight
    },
  }
}
