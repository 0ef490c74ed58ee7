import type { TrackedEvent } from '../Client'
import type { ClientEnvironment } from '../environment'

/** What became of a request. */
export type PostOutcome =
  | { readonly kind: 'delivered' }
  /** The server does not want these events: trying again is of no use. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** Trying again may be of use, but not before `retryAfterMs`. */
  | { readonly kind: 'failed'; readonly reason: string; readonly retryAfterMs: number }
  | { readonly kind: 'taken back' }

/** One request to the tracking endpoint. */
export interface Post {
  readonly outcome: Promise<PostOutcome>
  /** Takes the events back, as far as they have not arrived. */
  takeBack(): void
}

// A request that hangs would hold up all later ones.
const TIMEOUT_MS = 30_000

const REQUEST_TIMEOUT = 408
const TOO_MANY_REQUESTS = 429

/** The body of a request that carries these events. */
export function eventsBody(events: readonly TrackedEvent[]): string {
  return JSON.stringify({ events })
}

/**
 * Sends a body of events. The outcome never rejects.
 *
 * @param keepalive - Whether the request outlives the page.
 * @param contentType - `text/plain` spares a page that is being left the preflight request.
 */
export function postEvents(
  environment: ClientEnvironment,
  endpoint: string,
  body: string,
  { keepalive, contentType }: { readonly keepalive: boolean; readonly contentType: string },
): Post {
  const controller = new AbortController()
  let isTakenBack = false

  async function send(): Promise<PostOutcome> {
    const timer = setTimeout(() => controller.abort(), TIMEOUT_MS)
    try {
      const response = await environment.fetch(endpoint, {
        method: 'POST',
        mode: 'cors',
        headers: { 'content-type': contentType },
        body,
        keepalive,
        signal: controller.signal,
      })
      return outcomeOf(response, environment.now())
    } catch (error) {
      if (isTakenBack) return { kind: 'taken back' }
      return { kind: 'failed', reason: String(error), retryAfterMs: 0 }
    } finally {
      clearTimeout(timer)
    }
  }

  return {
    outcome: send(),
    takeBack() {
      isTakenBack = true
      controller.abort()
    },
  }
}

function outcomeOf({ status, headers }: Response, now: number): PostOutcome {
  const reason = `status ${status}`
  if (status === REQUEST_TIMEOUT || status === TOO_MANY_REQUESTS || status >= 500) {
    return { kind: 'failed', reason, retryAfterMs: retryAfter(headers.get('retry-after'), now) }
  }
  return status >= 400 ? { kind: 'refused', reason } : { kind: 'delivered' }
}

const FIRST_DELAY_MS = 1_000
const LONGEST_DELAY_MS = 30_000
const LONGEST_RETRY_AFTER_MS = 24 * 60 * 60 * 1_000

/**
 * Milliseconds to wait before trying again: one second, doubling to 30, less up to half of it by
 * chance, so that visitors who failed together do not come back together.
 *
 * @param failures - How often in a row it has failed; at least 1.
 * @param random - A random number on [0, 1).
 */
export function retryDelay(failures: number, random: number): number {
  const delayMs = Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** (failures - 1))
  return delayMs * (1 - random / 2)
}

/**
 * Milliseconds that a `Retry-After` header asks for, in seconds or until a date; 0 when it asks for
 * none, and never more than a day.
 */
export function retryAfter(header: string | null, now: number): number {
  if (header === null) return 0
  const delayMs = /^\s*\d+\s*$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - now
  return delayMs > 0 ? Math.min(delayMs, LONGEST_RETRY_AFTER_MS) : 0
}
