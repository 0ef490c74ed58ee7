import type { ClientEnvironment } from '../environment'
import { isTemporaryStatus, retryAfter } from '../requests/retryAfter'
import { DELIVERY_TIMEOUT_MS, EXIT_BUDGET_BYTES, MAX_BATCH_EVENTS } from './deliveryLimits'
import type { TrackedEvent } from './trackedEvent'

interface Carrier {
  readonly event: TrackedEvent
}

/** Events that were handed to the browser and have no response yet. */
interface Delivery<Item> {
  readonly batch: readonly Item[]
  /** Bytes that count towards the browser's quota at page exit; 0 if the exit ends the request. */
  readonly exitBytes: number
  /** Whether the page may be gone before the response confirms delivery. */
  readonly isUncertain: boolean
  /** Aborts the request, and returns its events to the queue. */
  takeBack(): void
}

/** Pending requests that carry events. */
export interface Deliveries<Item extends Carrier> {
  readonly isEmpty: boolean
  /** Items that may be lost if the page is closed. */
  readonly uncertain: readonly Item[]
  /** Sends a batch. */
  post(batch: readonly Item[], options: PostOptions): void
  /** Sends as many items as the browser accepts at page exit. Returns the rest. */
  handOver(items: readonly Item[]): readonly Item[]
  /** Takes back the requests that carry any of these events. */
  takeBack(concerns: (item: Item) => boolean): void
}

interface PostOptions {
  /** Whether the request should outlive the page. */
  readonly isLasting: boolean
}

export type PostOutcome =
  | { readonly kind: 'delivered' }
  /** The server rejected these events. A retry is useless. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** A retry may succeed, but not before `retryAfterMs`. */
  | { readonly kind: 'failed'; readonly reason: string; readonly retryAfterMs: number }
  | { readonly kind: 'taken back' }

/** @param report - Receives the outcome of each batch. */
export function createDeliveries<Item extends Carrier>(
  environment: ClientEnvironment,
  endpoint: string,
  report: (batch: readonly Item[], outcome: PostOutcome) => void,
): Deliveries<Item> {
  const current = new Set<Delivery<Item>>()
  const { Request } = (environment.window ?? {}) as Partial<typeof globalThis>
  // Firefox before 133 ignores `keepalive`.
  const knowsKeepalive = !Request || 'keepalive' in Request.prototype

  /** @param options.isExit - Whether the page is being closed. */
  async function post(
    batch: readonly Item[],
    { isLasting, isExit }: PostOptions & { readonly isExit?: boolean },
  ): Promise<void> {
    const body = eventsBody(batch)
    const bytes = byteLength(body)
    const keepalive = isLasting && knowsKeepalive && bytes <= EXIT_BUDGET_BYTES
    const controller = new AbortController()
    const timer = setTimeout(() => controller.abort(), DELIVERY_TIMEOUT_MS)
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
    // `fetch` must be called unbound, otherwise browsers throw "Illegal invocation".
    const { fetch } = environment
    try {
      const response = await fetch(endpoint, {
        method: 'POST',
        mode: 'cors',
        // Plain text avoids a preflight request, which a closing page could not complete.
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

/** Serialises events to a request body. */
export function eventsBody(items: readonly Carrier[]): string {
  return JSON.stringify({ events: items.map(({ event }) => event) })
}

/** Returns the size of `text` in UTF-8. */
export function byteLength(text: string): number {
  return new TextEncoder().encode(text).length
}

/**
 * Groups events into as few bodies as possible, with a total size of at most `budgetBytes`.
 *
 * @returns The chunks, and in `rest` the events that do not fit.
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
    const open = last && last.length < MAX_BATCH_EVENTS ? last : undefined
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
