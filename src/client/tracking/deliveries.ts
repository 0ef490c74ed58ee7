import type { ClientEnvironment } from '../environment'
import { isTemporaryStatus, retryAfter } from '../requests/retryDelays'
import type { TrackedEvent } from './trackedEvent'

/** Something that carries an event. */
interface Carrier {
  readonly event: TrackedEvent
}

/** Events that were given to the browser, and have no answer yet. */
interface Delivery<Item> {
  readonly batch: readonly Item[]
  readonly post: Post
  /** Bytes of what a browser sends for a page that is gone; 0 for a request that ends with it. */
  readonly exitBytes: number
  /** Whether nobody knows if it arrives once the page is gone. */
  readonly isUncertain: boolean
}

/** Requests with events that are under way. */
export interface Deliveries<Item extends Carrier> {
  readonly isEmpty: boolean
  /** What may be lost if the page is gone. */
  readonly uncertain: readonly Item[]
  /** Posts a batch, in a request that outlives the page if `lasting`. */
  post(batch: readonly Item[], lasting: boolean): void
  /** Gives the browser what it takes from a page that is left. Returns the rest. */
  handOver(items: readonly Item[]): readonly Item[]
  /** Takes back the requests that have one of these events. */
  takeBack(concerns: (item: Item) => boolean): void
}

// Browsers take 64 KiB from a page that is left, headers of other requests included.
const EXIT_BUDGET_BYTES = 60_000

/** @param settle - Told what became of each batch. */
export function createDeliveries<Item extends Carrier>(
  environment: ClientEnvironment,
  endpoint: string,
  settle: (batch: readonly Item[], outcome: PostOutcome) => void,
): Deliveries<Item> {
  const current = new Set<Delivery<Item>>()

  function follow(delivery: Delivery<Item>): void {
    current.add(delivery)
    void delivery.post.outcome.then((outcome) => {
      current.delete(delivery)
      settle(delivery.batch, outcome)
    })
  }

  function sendBeacon(body: string): boolean {
    try {
      return environment.window?.navigator.sendBeacon(endpoint, body) ?? false
    } catch {
      return false
    }
  }

  return {
    get isEmpty() {
      return current.size === 0
    },
    get uncertain() {
      return Array.from(current).flatMap(({ batch, isUncertain }) => (isUncertain ? batch : []))
    },
    post(batch, lasting) {
      const body = bodyFor(batch)
      const bytes = byteLength(body)
      const keepalive = lasting && bytes <= EXIT_BUDGET_BYTES
      const options = { keepalive, contentType: 'application/json' }
      const post = postEvents(environment, endpoint, body, options)
      follow({ batch, post, exitBytes: keepalive ? bytes : 0, isUncertain: !keepalive })
    },
    handOver(items) {
      const usedBytes = Array.from(current).reduce((sum, { exitBytes }) => sum + exitBytes, 0)
      const { chunks, rest } = eventChunks(items, EXIT_BUDGET_BYTES - usedBytes)
      for (const batch of chunks) {
        const body = bodyFor(batch)
        if (sendBeacon(body)) continue
        const options = { keepalive: true, contentType: 'text/plain' }
        const post = postEvents(environment, endpoint, body, options)
        follow({ batch, post, exitBytes: byteLength(body), isUncertain: true })
      }
      return rest
    },
    takeBack(concerns) {
      for (const { batch, post } of current) if (batch.some(concerns)) post.takeBack()
    },
  }
}

function bodyFor(batch: readonly Carrier[]): string {
  return eventsBody(batch.map(({ event }) => event))
}

/** Greatest number of events in one request. */
export const MAX_BATCH = 50

/**
 * Puts events into as few bodies as possible, together no larger than `budgetBytes`.
 *
 * @returns The chunks, and in `rest` the events that found no room.
 */
export function eventChunks<Item extends Carrier>(
  items: readonly Item[],
  budgetBytes: number,
): { readonly chunks: Item[][]; readonly rest: Item[] } {
  const chunks: Item[][] = []
  const rest: Item[] = []
  let chunk: Item[] | undefined
  let leftBytes = budgetBytes

  for (const item of items) {
    const isNew = chunk === undefined || chunk.length === MAX_BATCH
    const separatorBytes = isNew ? byteLength(eventsBody([])) : 1
    const bytes = byteLength(JSON.stringify(item.event)) + separatorBytes
    if (bytes > leftBytes) {
      rest.push(item)
      continue
    }
    leftBytes -= bytes
    if (chunk && !isNew) {
      chunk.push(item)
    } else {
      chunk = [item]
      chunks.push(chunk)
    }
  }
  return { chunks, rest }
}

/** Bytes that `text` takes in UTF-8. */
export function byteLength(text: string): number {
  return new TextEncoder().encode(text).length
}

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
