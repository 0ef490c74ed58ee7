import { attempt } from '../../utils/values/attempt'
import type { ClientEnvironment } from '../browser/environment'
import { isTemporaryStatus, retryAfter } from '../requests/retryAfter'
import { DELIVERY_TIMEOUT_MS, EXIT_BUDGET_BYTES, MAX_BATCH_EVENTS } from './deliveryLimits'
import type { TrackedEvent } from './trackedEvent'

interface Carrier {
  readonly event: TrackedEvent
}

/** A request without a response yet. */
interface Delivery<Item> {
  readonly batch: readonly Item[]
  /** Bytes that count towards the browser's quota at page exit; 0 if the exit ends the request. */
  readonly exitBytes: number
  /** Aborts the request. */
  end(outcome: PostOutcome): void
}

/** Pending requests that carry events. */
export interface Deliveries<Item extends Carrier> {
  readonly isEmpty: boolean
  /** Items of requests that end with the page. */
  readonly uncertain: readonly Item[]
  /** Sends a batch. */
  post(batch: readonly Item[], options: PostOptions): void
  /** Sends as many items as the browser accepts at page exit. Returns the rest. */
  handOver(items: readonly Item[]): readonly Item[]
  /** Takes back the requests that carry any of these events. */
  takeBack(concerns: (item: Item) => boolean): void
  /** Aborts all requests, and drops their events. */
  forget(): void
}

interface PostOptions {
  /** Whether the request should outlive the page. */
  readonly isLasting: boolean
}

/**
 * Knowledge about a request at its end. A rejection is judged one task later, when the listeners of
 * every frame and every queue know whether the page is being left. docs/tracking.md has the table.
 */
export type PostOutcome =
  | { readonly kind: 'delivered' }
  /** The browser rejected a request that outlives the page, because the page was left. */
  | { readonly kind: 'on its way' }
  /** The server may accept fewer events at a time. */
  | { readonly kind: 'too large' }
  /** The server rejected these events. A retry is useless. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** A retry may succeed, but not before `retryAfterMs`. */
  | { readonly kind: 'failed'; readonly reason: string; readonly retryAfterMs: number }
  | { readonly kind: 'taken back' }
  /** The visitor refused, so the events must not be sent again. */
  | { readonly kind: 'forgotten' }

/** @param report - Receives the outcome of each batch. */
export function createDeliveries<Item extends Carrier>(
  environment: ClientEnvironment,
  endpoint: string,
  report: (batch: readonly Item[], outcome: PostOutcome) => void,
): Deliveries<Item> {
  const current = new Set<Delivery<Item>>()
  const { window } = environment
  const { Request, navigator } = (window ?? {}) as Partial<typeof globalThis>
  // Firefox before 133 ignores `keepalive`.
  const knowsKeepalive = !Request || 'keepalive' in Request.prototype
  /** The endpoint, or the address that it redirects to. */
  let target = endpoint

  async function post(batch: readonly Item[], { isLasting }: PostOptions): Promise<void> {
    const body = eventsBody(batch)
    const keepalive = isLasting && knowsKeepalive
    const controller = new AbortController()
    const timer = setTimeout(() => controller.abort(), DELIVERY_TIMEOUT_MS)
    let outcome: PostOutcome | undefined
    let isOnItsWay = false
    // The request may outlive the clients, which leaves the queue without listeners.
    const onPageHide = (): void => {
      isOnItsWay = keepalive
    }
    const delivery: Delivery<Item> = {
      batch,
      exitBytes: keepalive ? byteLength(body) : 0,
      end(reason) {
        outcome = reason
        controller.abort()
      },
    }
    current.add(delivery)
    window?.addEventListener('pagehide', onPageHide)

    // `fetch` must be called unbound, otherwise browsers throw "Illegal invocation".
    const { fetch } = environment
    const send = (text: string, redirect: RequestRedirect) =>
      fetch(target, {
        method: 'POST',
        // The page's own session must not go with events, wherever a redirect leads.
        credentials: 'omit',
        headers: { 'content-type': 'application/json' },
        body: text,
        keepalive,
        redirect,
        signal: controller.signal,
      })
    try {
      let response = await send(body, 'manual')
      if (response.type === 'opaqueredirect') {
        // Status 301 or 302 turns POST into GET, which loses the body. A request without events
        // finds the address, and the events are sent there.
        target = (await send(eventsBody([]), 'follow')).url
        response = await send(body, 'manual')
      }
      outcome = outcomeOf(response, batch.length, environment.now())
    } catch (error) {
      // A page that is being left rejects requests before all listeners of `pagehide` have run.
      if (!outcome) await new Promise((judge) => setTimeout(judge))
      outcome ??=
        isOnItsWay && navigator?.onLine !== false
          ? { kind: 'on its way' }
          : { kind: 'failed', reason: String(error), retryAfterMs: 0 }
    }
    clearTimeout(timer)
    window?.removeEventListener('pagehide', onPageHide)
    current.delete(delivery)
    report(batch, outcome)
  }

  function sendBeacon(batch: readonly Item[]): boolean {
    return attempt(() => navigator?.sendBeacon(target, eventsBody(batch))) ?? false
  }

  return {
    get isEmpty() {
      return current.size === 0
    },
    get uncertain() {
      return Array.from(current).flatMap(({ batch, exitBytes }) => (exitBytes === 0 ? batch : []))
    },
    post: (batch, options) => void post(batch, options),
    handOver(items) {
      const usedBytes = Array.from(current).reduce((sum, { exitBytes }) => sum + exitBytes, 0)
      const { chunks, rest } = eventChunks(items, EXIT_BUDGET_BYTES - usedBytes)
      return rest.concat(...chunks.filter((batch) => !sendBeacon(batch)))
    },
    takeBack(concerns) {
      for (const { batch, end } of current) if (batch.some(concerns)) end({ kind: 'taken back' })
    },
    forget() {
      for (const { end } of current) end({ kind: 'forgotten' })
    },
  }
}

function outcomeOf({ ok, status, headers }: Response, count: number, now: number): PostOutcome {
  if (ok) return { kind: 'delivered' }
  if (status === 413 && count > 1) return { kind: 'too large' }
  // A redirect that leads to another one has no status.
  const reason = status === 0 ? 'redirected twice' : `status ${status}`
  return status === 0 || isTemporaryStatus(status)
    ? { kind: 'failed', reason, retryAfterMs: retryAfter(headers.get('retry-after'), now) }
    : { kind: 'refused', reason }
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
