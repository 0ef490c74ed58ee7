/**
 * Browser or server APIs that a client uses. Servers and tests can provide their own.
 *
 * Clients with the same environment object share equal requests.
 */
export interface ClientEnvironment {
  /** The page's window; `undefined` on a server. */
  readonly window: Window | undefined
  /** Sends a request. Looks up `fetch` at each call, so that a page may replace it. */
  fetch(url: string, init?: RequestInit): Promise<Response>
  /** Returns the time in milliseconds since 1970. */
  now(): number
  /** Returns a random number on [0, 1). */
  random(): number
}

const ownEnvironment: ClientEnvironment = {
  get window() {
    return typeof window === 'undefined' ? undefined : window
  },
  fetch: (url, init) => fetch(url, init),
  now: () => Date.now(),
  random: () => Math.random(),
}

/** Returns the environment of the current page or server: the same object at every call. */
export function defaultEnvironment(): ClientEnvironment {
  return ownEnvironment
}

/** Passes internal events to the site's `onDebug`. */
export type DebugLog = (message: string, detail?: unknown) => void
