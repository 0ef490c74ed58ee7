import type { ClientEnvironment } from '../environment'
import { isTemporaryStatus, retryAfter } from '../requests/retryAfter'
import type { TrackedEvent } from './trackedEvent'

/** Something that carries an event. */
interface Carrier {
  readonly event: TrackedEvent
}

/** Events that were given to the browser, and have no answer yet. */
interface Delivery<Item> {
  readonly batch: readonly Item[]
  /** Bytes of what a browser sends for a page that is gone; 0 for a request that ends with it. */
  readonly exitBytes: number
  /** Whether the page may be gone before its arrival is confirmed. */
  readonly isUncertain: boolean
  /** Takes the events back, as far as they have not arrived. */
  takeBack(): void
}

/** Requests with events that are under way. */
export interface Deliveries<Item extends Carrier> {
  readonly isEmpty: boolean
  /** Items that may be lost if the page is gone. */
  readonly uncertain: readonly Item[]
  /** Posts a batch. */
  post(batch: readonly Item[], options: PostOptions): void
  /** Gives the browser what it takes from a page that is left. Returns the rest. */
  handOver(items: readonly Item[]): readonly Item[]
  /** Takes back the requests that have one of these events. */
  takeBack(concerns: (item: Item) => boolean): void
}

interface PostOptions {
  /** Whether the request is to outlive the page. */
  readonly isLasting: boolean
}

/** Outcome of a request. */
export type PostOutcome =
  | { readonly kind: 'delivered' }
  /** The server does not want these events: trying again is of no use. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** Trying again may be of use, but not before `retryAfterMs`. */
  | { readonly kind: 'failed'; readonly reason: string; readonly retryAfterMs: number }
  | { readonly kind: 'taken back' }

/** Greatest number of events in one request. */
export const MAX_BATCH = 50

// Browsers take 64 KiB from a page that is left, headers of other requests included.
const EXIT_BUDGET_BYTES = 60_000

// A request that hangs would hold up all later ones.
const TIMEOUT_MS = 30_000

/** @param report - Told what became of each batch. */
export function createDeliveries<Item extends Carrier>(
  environment: ClientEnvironment,
  endpoint: string,
  report: (batch: readonly Item[], outcome: PostOutcome) => void,
): Deliveries<Item> {
  const current = new Set<Delivery<Item>>()
  const { Request } = (environment.window ?? {}) as Partial<typeof globalThis>
  // Firefox before 133 passes over what it does not know.
  const knowsKeepalive = !Request || 'keepalive' in Request.prototype

  /** @param options.isExit - Whether the page is being left. */
  async function post(
    batch: readonly Item[],
    { isLasting, isExit }: PostOptions & { readonly isExit?: boolean },
  ): Promise<void> {
    const body = eventsBody(batch)
    const bytes = byteLength(body)
    const keepalive = isLasting && knowsKeepalive && bytes <= EXIT_BUDGET_BYTES
    const controller = new AbortController()
    const timer = setTimeout(() => controller.abort(), TIMEOUT_MS)
    let outcome: PostOutcome | undefined
    const delivery = {
      batch,
      exitBytes: keepalive ? bytes : 0,
      isUncertain: Boolean(isExit) || !keepalive,
      takeBack() {
        outcome = { kind: 'taken back' }
        controller.abort()
      },
    }
    current.add(delivery)
    // A browser's own `fetch` is no method.
    const { fetch } = environment
    try {
      const response = await fetch(endpoint, {
        method: 'POST',
        mode: 'cors',
        // As text, it spares a page that is being left the preflight request.
        headers: { 'content-type': isExit ? 'text/plain' : 'application/json' },
        body,
        keepalive,
        signal: controller.signal,
      })
      outcome = outcomeOf(response, environment.now())
    } catch (error) {
      outcome ??= { kind: 'failed', reason: String(error), retryAfterMs: 0 }
    }
    clearTimeout(timer)
    current.delete(delivery)
    report(batch, outcome)
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
    post: (batch, options) => void post(batch, options),
    handOver(items) {
      const usedBytes = Array.from(current).reduce((sum, { exitBytes }) => sum + exitBytes, 0)
      const { chunks, rest } = eventChunks(items, EXIT_BUDGET_BYTES - usedBytes)
      for (const batch of chunks) {
        if (!sendBeacon(eventsBody(batch))) void post(batch, { isLasting: true, isExit: true })
      }
      return rest
    },
    takeBack(concerns) {
      for (const { batch, takeBack } of current) if (batch.some(concerns)) takeBack()
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

/** The body of a request that carries these events. */
export function eventsBody(items: readonly Carrier[]): string {
  return JSON.stringify({ events: items.map(({ event }) => event) })
}

/** Bytes that `text` takes in UTF-8. */
export function byteLength(text: string): number {
  return new TextEncoder().encode(text).length
}

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
  let leftBytes = budgetBytes

  for (const item of items) {
    const last = chunks.at(-1)
    const open = last && last.length < MAX_BATCH ? last : undefined
    const bytes = byteLength(open ? `,${JSON.stringify(item.event)}` : eventsBody([item]))
    if (bytes > leftBytes) {
      rest.push(item)
      continue
    }
    leftBytes -= bytes
    if (open) open.push(item)
    else chunks.push([item])
  }
  return { chunks, rest }
}
