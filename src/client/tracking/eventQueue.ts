import { createDisposer } from '../../utils/createDisposer'
import type { TrackedEvent } from '../Client'
import type { DebugLog } from '../debugLog'
import type { ClientEnvironment } from '../environment'
import type { Permission } from '../visitor/permission'
import { byteLength, eventChunks, MAX_BATCH } from './eventChunks'
import type { EventStore, StoredEvent } from './eventStore'
import { eventsBody, type Post, type PostOutcome, postEvents } from './postEvents'
import { retryDelay } from './retryDelay'

/** Events on their way to the server. */
export interface EventQueue {
  add(event: TrackedEvent): void
  /** Hands over what waits, as a page does that is left, and stops. */
  destroy(): void
}

/** What {@link createEventQueue} works with. */
export interface EventQueueParts {
  /** Address that events are sent to. */
  readonly endpoint: string
  readonly store: EventStore
  readonly environment: ClientEnvironment
  readonly permission: Permission
  /** Gives an event that waited for permission the visitor's ids, which were not known before. */
  readonly identify: (event: TrackedEvent) => TrackedEvent
  readonly debug: DebugLog
}

/** An event in the queue. */
interface QueuedEvent extends StoredEvent {
  /** Whether it was recorded without permission. */
  readonly held: boolean
}

/** Events that were given to the browser, and have no answer yet. */
interface Delivery {
  readonly batch: readonly QueuedEvent[]
  readonly post: Post
  /** Bytes of what a browser sends for a page that is gone; 0 for a request that ends with it. */
  readonly exitBytes: number
  /** Whether it stays stored until it is answered. */
  readonly uncertain: boolean
}

const QUEUE_MS = 5
const MAX_WAITING = 1_000
const MAX_EVENT_BYTES = 50_000

// Browsers take 64 KiB from a page that is left, headers of other requests included.
const EXIT_BUDGET_BYTES = 60_000

/**
 * Sends events in batches of at most 50, one request at a time, 5 ms after the first one.
 *
 * Failures are tried again, ever more slowly, and at once when the browser is back online. A page
 * that is left hands over what the browser takes, and stores the rest for the next page view.
 * Without permission events wait in memory, and nothing is sent or stored. At most 1,000 wait;
 * later ones are dropped, and so is one of more than 50 kB.
 */
export function createEventQueue(parts: EventQueueParts): EventQueue {
  const { endpoint, store, environment, permission, identify, debug } = parts
  const { window } = environment
  const deliveries = new Set<Delivery>()
  const disposer = createDisposer()
  let waiting: QueuedEvent[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let silentUntil = 0

  function schedule(delayMs: number): void {
    if (timer !== undefined || !maySend()) return
    timer = setTimeout(() => {
      timer = undefined
      if (maySend()) sendBatch()
    }, delayMs)
  }

  function maySend(): boolean {
    const isIdle = waiting.length === 0 || deliveries.size > 0 || disposer.isDisposed
    return !isIdle && permission.allowed
  }

  function cancelTimer(): void {
    clearTimeout(timer)
    timer = undefined
  }

  function sendBatch(): void {
    const batch = waiting.slice(0, MAX_BATCH)
    waiting = waiting.slice(MAX_BATCH)
    const body = bodyOf(batch)
    const bytes = byteLength(body)
    // Survives a click that leads to another page. A browser may refuse it where other scripts of
    // the page have used up what it takes, so the second attempt goes without.
    const keepalive = failures === 0 && bytes <= EXIT_BUDGET_BYTES
    const post = postEvents(environment, endpoint, body, {
      keepalive,
      contentType: 'application/json',
    })
    follow({ batch, post, exitBytes: keepalive ? bytes : 0, uncertain: !keepalive })
  }

  function follow(delivery: Delivery): void {
    deliveries.add(delivery)
    void delivery.post.outcome.then((outcome) => {
      deliveries.delete(delivery)
      settle(delivery.batch, outcome)
    })
  }

  function settle(batch: readonly QueuedEvent[], outcome: PostOutcome): void {
    let delayMs = QUEUE_MS
    if (outcome.kind === 'failed') {
      waiting = [...batch, ...waiting]
      failures += 1
      silentUntil = environment.now() + outcome.retryAfterMs
      delayMs = Math.max(retryDelay(failures, environment.random()), outcome.retryAfterMs)
      debug(`events not delivered (${outcome.reason}): ${batch.length}`, { delayMs })
    } else {
      failures = 0
      if (outcome.kind === 'refused') {
        debug(`events dropped (${outcome.reason}): ${batch.length}`, batch)
      } else {
        debug(`events delivered: ${batch.length}`)
      }
    }
    if (store.holding || disposer.isDisposed || isHidden()) persist()
    schedule(delayMs)
  }

  /** Stores everything whose delivery is uncertain. Whether all of it found room. */
  function persist(): boolean {
    if (!permission.allowed) return false
    const uncertain = [...deliveries].filter((delivery) => delivery.uncertain)
    const unsent = [...uncertain.flatMap(({ batch }) => batch), ...waiting]
    return store.save(unsent.map(({ event, recordedAt }) => ({ event, recordedAt })))
  }

  function leave(): void {
    if (!permission.allowed) return
    const reachable = failures === 0 && window?.navigator.onLine !== false
    // The browser would not say whether it got through, so stored ones are safer.
    if (!reachable && persist()) return
    handOver()
    persist()
  }

  function handOver(): void {
    const usedBytes = [...deliveries].reduce((sum, { exitBytes }) => sum + exitBytes, 0)
    const { chunks, rest } = eventChunks(waiting, EXIT_BUDGET_BYTES - usedBytes)
    waiting = rest
    for (const batch of chunks) {
      const body = bodyOf(batch)
      if (sendBeacon(body)) continue
      const post = postEvents(environment, endpoint, body, {
        keepalive: true,
        contentType: 'text/plain',
      })
      follow({ batch, post, exitBytes: byteLength(body), uncertain: true })
    }
  }

  function sendBeacon(body: string): boolean {
    try {
      return window?.navigator.sendBeacon(endpoint, body) ?? false
    } catch {
      return false
    }
  }

  function start(): void {
    const claimed = store.claim().map((stored) => ({ ...stored, held: false }))
    const released = waiting.map((item) =>
      item.held ? { ...item, event: identify(item.event), held: false } : item,
    )
    waiting = [...claimed, ...released]
    failures = 0
    schedule(QUEUE_MS)
  }

  function stop(): void {
    cancelTimer()
    for (const { post } of deliveries) post.abort()
    store.forget()
  }

  function onOnline(): void {
    if (failures === 0 || environment.now() < silentUntil) return
    cancelTimer()
    schedule(0)
  }

  function onVisibilityChange(): void {
    if (isHidden()) leave()
  }

  function isHidden(): boolean {
    return window?.document.visibilityState === 'hidden'
  }

  function listen(target: EventTarget | undefined, type: string, listener: () => void): void {
    target?.addEventListener(type, listener)
    disposer.add(() => target?.removeEventListener(type, listener))
  }

  listen(window, 'pagehide', leave)
  listen(window, 'online', onOnline)
  listen(window?.document, 'visibilitychange', onVisibilityChange)
  disposer.add(permission.subscribe((allowed) => (allowed ? start() : stop())))
  disposer.add(cancelTimer)
  disposer.add(store.release)
  if (permission.allowed) start()

  return {
    add(event) {
      if (disposer.isDisposed) return
      if (waiting.length >= MAX_WAITING) {
        debug(`event dropped: ${MAX_WAITING} are waiting`, event)
        return
      }
      if (byteLength(JSON.stringify(event)) > MAX_EVENT_BYTES) {
        debug(`event dropped: it exceeds ${MAX_EVENT_BYTES} bytes`, event)
        return
      }
      waiting.push({ event, recordedAt: environment.now(), held: !permission.allowed })
      schedule(QUEUE_MS)
    },
    destroy() {
      if (disposer.isDisposed) return
      leave()
      disposer.dispose()
    },
  }
}

function bodyOf(batch: readonly QueuedEvent[]): string {
  return eventsBody(batch.map(({ event }) => event))
}
