/**
 * The outside world of a client, handed in so that servers and tests can bring their own.
 *
 * Clients that are given the same object share equal requests.
 */
export interface ClientEnvironment {
  /** The page's window; `undefined` on a server. */
  readonly window: Window | undefined
  /** Sends requests. Looked up at each call, so that a page may replace it. */
  fetch(url: string, init?: RequestInit): Promise<Response>
  /** Milliseconds since 1970. */
  now(): number
  /** A random number on [0, 1). */
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

/**
 * The environment of the page or the server that runs this code: one and the same at every call.
 */
export function defaultEnvironment(): ClientEnvironment {
  return ownEnvironment
}
