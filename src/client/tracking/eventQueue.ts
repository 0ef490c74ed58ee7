import { onePer } from '../../utils/onePer'
import { warnOnce } from '../../utils/warn'
import type { ClientParts } from '../ClientParts'
import type { Page } from '../page/Page'
import { retryDelay } from '../requests/retryDelays'
import { type Visitor, visitorFor } from '../visitor/visitor'
import { byteLength, createDeliveries, MAX_BATCH, type PostOutcome } from './deliveries'
import { createEventStore, type StoredEvent } from './eventStore'
import type { TrackedEvent } from './trackedEvent'

/** Events of a page on their way to one space. */
export interface EventQueue {
  /** Lets a client record events here. */
  join(sender: Sender): QueueAccess
}

/** Whose events a queue sends, while consent allows it; meanwhile they wait in memory. */
export type Sender = Pick<ClientParts, 'consent' | 'debug'>

/** A client's way into the queue of its page. */
export interface QueueAccess {
  add(event: TrackedEvent): void
  /**
   * Hands over what waits, as a page does that is left, and goes. Events that wait for consent stay for the
   * page's other clients; those that the visitor refused go.
   */
  destroy(): void
}

/** An event in the queue. */
interface QueuedEvent extends StoredEvent {
  /** Whose it is, as long as its client is there. */
  readonly sender?: Sender | undefined
  /** Whether it was recorded without consent. */
  readonly held: boolean
}

const QUEUE_MS = 5
const MAX_WAITING = 1_000
const MAX_EVENT_BYTES = 50_000

/** About eight minutes of trying. */
const MAX_FAILURES = 20

const queuesFor = onePer((_page: Page) => new Map<string, EventQueue>())

/** The queue of a page for events of one space: one for all clients. */
export function eventQueueFor(page: Page, host: string, apiKey: string): EventQueue {
  const queues = queuesFor(page)
  const name = `${host} ${apiKey}`
  const queue = queues.get(name) ?? createEventQueue(page, host, apiKey)
  queues.set(name, queue)
  return queue
}

/**
 * Sends events in batches of at most 50, one request at a time, 5 ms after the first one.
 *
 * Failures are tried again, ever more slowly, and at once when the browser is back online. After 20 in a
 * row the queue rests until then or until the next page view, which tries once. A page that is left hands
 * over what the browser takes, and stores the rest for the next page view, for 24 hours, with what the
 * server has said about when to come back. Events of clients without consent wait in memory, and are
 * neither sent nor stored. At most 1,000 wait; later ones are dropped, and so is one of more than 50 kB.
 */
function createEventQueue(page: Page, host: string, apiKey: string): EventQueue {
  const endpoint = `${host}/api/v1/track`
  const { environment } = page
  const { window } = environment
  const visitor = visitorFor(page)
  const store = createEventStore(page, host, apiKey)
  const deliveries = createDeliveries<QueuedEvent>(environment, endpoint, settle)
  const senders = new Set<Sender>()
  let waiting: readonly QueuedEvent[] = []
  let storedIds: ReadonlySet<string> = new Set()
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let silentUntil = 0
  let hasStarted = false
  let isLeft = false
  /** Whether the last client that has gone could send its events. */
  let lastCould = false

  function debug(message: string, detail?: unknown): void {
    for (const sender of senders) sender.debug(message, detail)
  }

  function mayAny(): boolean {
    if (senders.size === 0) return lastCould && !page.consent.isRefused
    return Array.from(senders).some(({ consent }) => consent.allowed)
  }

  function maySend({ sender, held }: QueuedEvent): boolean {
    return !held && (sender ? sender.consent.allowed : mayAny())
  }

  /** An event whose client has gone is anybody's. */
  function disown(item: QueuedEvent): QueuedEvent {
    return item.sender && !senders.has(item.sender) ? { ...item, sender: undefined } : item
  }

  function schedule(delayMs: number): void {
    const isResting = failures >= MAX_FAILURES || senders.size === 0
    if (timer !== undefined || isResting || !deliveries.isEmpty || !waiting.some(maySend)) return
    const silentMs = silentUntil - environment.now()
    timer = setTimeout(sendBatch, Math.max(delayMs, silentMs))
  }

  function cancelTimer(): void {
    clearTimeout(timer)
    timer = undefined
  }

  function sendBatch(): void {
    timer = undefined
    dropTakenOver()
    const batch = waiting.filter(maySend).slice(0, MAX_BATCH)
    if (batch.length === 0) return
    waiting = waiting.filter((item) => !batch.includes(item))
    // Survives a click that leads to another page. A browser may refuse it where other scripts of
    // the page have used up what it takes, so the second attempt goes without.
    deliveries.post(batch, failures === 0)
  }

  /** Another page that has claimed what this one had stored sends it. */
  function dropTakenOver(): void {
    if (!store.isTakenOver) return
    waiting = waiting.filter(({ event }) => !storedIds.has(event.id))
    storedIds = new Set()
  }

  function settle(batch: readonly QueuedEvent[], outcome: PostOutcome): void {
    let delayMs = QUEUE_MS
    if (outcome.kind === 'taken back') {
      waiting = [...batch.map(disown), ...waiting]
    } else if (outcome.kind === 'failed') {
      waiting = [...batch.map(disown), ...waiting]
      delayMs = countFailure(outcome.reason, outcome.retryAfterMs)
      debug(`events not delivered (${outcome.reason}): ${batch.length}`, { delayMs })
    } else {
      failures = 0
      if (outcome.kind === 'delivered') debug(`events delivered: ${batch.length}`)
      else debug(`events dropped (${outcome.reason}): ${batch.length}`, batch)
    }
    if (store.holding || senders.size === 0 || isLeaving() || failures >= MAX_FAILURES) persist()
    schedule(delayMs)
  }

  /** Returns the milliseconds to wait. */
  function countFailure(reason: string, retryAfterMs: number): number {
    failures += 1
    silentUntil = environment.now() + retryAfterMs
    if (failures >= MAX_FAILURES) {
      warnOnce(
        `events could not be delivered to ${endpoint} (${reason}). They are kept for the next page view, for up to 24 hours.`,
      )
    }
    return Math.max(retryDelay(failures, environment.random()), retryAfterMs)
  }

  /** Stores everything whose delivery is uncertain. Whether all of it found room. */
  function persist(): boolean {
    if (!mayAny()) return false
    dropTakenOver()
    const unsent = [...deliveries.uncertain, ...waiting.filter(maySend)]
    storedIds = new Set(unsent.map(({ event }) => event.id))
    const history = {
      ...(failures > 0 && { failures }),
      ...(silentUntil > environment.now() && { notBefore: silentUntil }),
    }
    return store.save(unsent.map(({ event, recordedAt }) => ({ event, recordedAt, ...history })))
  }

  function leave(): void {
    if (!mayAny()) return
    const isSilent = silentUntil > environment.now()
    const isReachable = failures === 0 && !isSilent && window?.navigator.onLine !== false
    // The browser would not say whether it got through, so stored ones are safer.
    if (!isReachable && persist()) return
    const due = waiting.filter(maySend)
    const rest = deliveries.handOver(due)
    waiting = waiting.filter((item) => !due.includes(item) || rest.includes(item))
    persist()
  }

  /** Consent has come for a client: those of its events that waited are now a known visitor's. */
  function start(sender: Sender): void {
    waiting = waiting.map((item) =>
      item.held && (item.sender ?? sender) === sender
        ? { ...item, event: identify(item.event, visitor), held: false }
        : item,
    )
    if (!hasStarted) claim()
    schedule(QUEUE_MS)
  }

  function claim(): void {
    hasStarted = true
    failures = 0
    const claimed = store.claim()
    waiting = [...claimed.map((stored) => ({ ...stored, held: false })), ...waiting]
    storedIds = new Set(claimed.map(({ event }) => event.id))
    for (const { failures: before = 0, notBefore = 0 } of claimed) {
      // Where requests kept failing, one shows whether they still do.
      if (before >= MAX_FAILURES) failures = MAX_FAILURES - 1
      silentUntil = Math.max(silentUntil, notBefore)
    }
  }

  /** Consent has gone for a client: its events are taken back, those of the others stay. */
  function stop(): void {
    cancelTimer()
    deliveries.takeBack((item) => !maySend(item))
    if (store.holding) persist()
    schedule(QUEUE_MS)
  }

  function tryAgain(): void {
    if (failures === 0 || environment.now() < silentUntil) return
    failures = Math.min(failures, MAX_FAILURES - 1)
    cancelTimer()
    schedule(0)
  }

  function isLeaving(): boolean {
    return isLeft || window?.document.visibilityState === 'hidden'
  }

  page.listen('pagehide', () => {
    isLeft = true
    leave()
  })
  page.listen('pageshow', () => {
    isLeft = false
  })
  page.listen('online', tryAgain)
  page.listen(
    'visibilitychange',
    () => {
      if (isLeaving()) leave()
    },
    window?.document,
  )
  page.consent.onForget(() => {
    store.save([])
    hasStarted = false
  })
  page.onView(() => {
    if (failures >= MAX_FAILURES) tryAgain()
    schedule(QUEUE_MS)
  })

  return {
    join(sender) {
      const { consent } = sender
      senders.add(sender)
      const unsubscribe = consent.subscribe((allowed) => (allowed ? start(sender) : stop()))
      if (consent.allowed) start(sender)
      return {
        add(event) {
          if (!senders.has(sender)) return
          if (waiting.length >= MAX_WAITING) {
            sender.debug(`event dropped: ${MAX_WAITING} are waiting`, event)
            return
          }
          if (byteLength(JSON.stringify(event)) > MAX_EVENT_BYTES) {
            sender.debug(`event dropped: it exceeds ${MAX_EVENT_BYTES} bytes`, event)
            return
          }
          const held = !consent.allowed
          waiting = [...waiting, { event, recordedAt: environment.now(), held, sender }]
          // No timer fires any more on a page that is gone, and maybe none on one that is hidden.
          if (isLeft || (isLeaving() && !persist())) leave()
          schedule(QUEUE_MS)
        },
        destroy() {
          if (!senders.has(sender)) return
          if (senders.size === 1) leave()
          unsubscribe()
          const isRefused = consent.isRefused
          lastCould = consent.allowed
          senders.delete(sender)
          waiting = waiting.filter((item) => !(isRefused && item.sender === sender)).map(disown)
          if (senders.size === 0) cancelTimer()
        },
      }
    },
  }
}

/** Gives an event that waited for consent the visitor's ids, which were not known before. */
function identify(event: TrackedEvent, { visitorId, sessionId }: Visitor): TrackedEvent {
  return { ...event, data: { ...event.data, visitorId, sessionId } }
}
