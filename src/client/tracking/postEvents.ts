import type { ClientEnvironment } from '../environment'
import { isTemporaryStatus, retryAfter } from '../requests/retry'
import type { TrackedEvent } from './trackedEvent'

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
  if (isTemporaryStatus(status)) {
    return { kind: 'failed', reason, retryAfterMs: retryAfter(headers.get('retry-after'), now) }
  }
  return status >= 400 ? { kind: 'refused', reason } : { kind: 'delivered' }
}
