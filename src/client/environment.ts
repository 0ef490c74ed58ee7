/** The outside world of a client, handed in so that servers and tests can bring their own. */
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

/** The environment of the page or the server that runs this code. */
export function defaultEnvironment(): ClientEnvironment {
  return {
    window: typeof window === 'undefined' ? undefined : window,
    fetch: (url, init) => fetch(url, init),
    now: () => Date.now(),
    random: () => Math.random(),
  }
}
