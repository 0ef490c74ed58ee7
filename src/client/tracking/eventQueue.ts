import { warnOnce } from '../../utils/problems/warn'
import { quoteValue } from '../../utils/text/quoteValue'
import { memoize } from '../../utils/values/memoize'
import { onePer } from '../../utils/values/onePer'
import type { Page } from '../page/Page'
import { byteLength, createDeliveries, eventChunks, type PostOutcome } from './deliveries'
import {
  COLLECT_MS,
  EXIT_BUDGET_BYTES,
  LOOK_AGAIN_MS,
  MAX_EVENT_BYTES,
  MAX_FAILURES,
  MAX_WAITING_EVENTS,
} from './deliveryLimits'
import {
  claimed,
  dueEvents,
  EMPTY_QUEUE,
  ended,
  type Identify,
  identified,
  isAllowed,
  type QueuedEvent,
  type QueueState,
  type Sender,
  withoutSender,
  withoutStored,
} from './queueState'
import { retryDelay } from './retryDelay'
import type { TrackedEvent } from './trackedEvent'
import { createUnsentEventStore } from './unsentEventStore'

/** Queue of a page's events for one space. */
export interface EventQueue {
  /** Adds a client that records events in this queue. */
  join(sender: Sender): QueueAccess
}

/** Access of one client to its page's queue. */
export interface QueueAccess {
  /**
   * Adds an event. After {@link QueueAccess.destroy}, only if it could be sent until then: an answer
   * or a timer may outlive the view that it belongs to.
   *
   * @param identify - Completes the event when it may leave. Absent for an event that is complete.
   */
  add(event: TrackedEvent, identify?: Identify): void
  /**
   * Sends waiting events, as at page exit, and removes the client. Events that wait for consent
   * stay for the page's other clients, unless the visitor refused.
   */
  destroy(): void
}

const queuesFor = onePer((page: Page) =>
  memoize((host: string) => memoize((apiKey: string) => createEventQueue(page, host, apiKey))),
)

/** Returns the page's queue for one space, which all its clients share. */
export function eventQueueFor(page: Page, host: string, apiKey: string): EventQueue {
  return queuesFor(page)(host)(apiKey)
}

/**
 * Sends events in batches of at most 50, one request at a time, 5 ms after the first event.
 *
 * Retries failed requests with growing delays, and at once when the browser is back online. After
 * 20 failures in a row, it pauses until then or until the next page view, which retries once. At
 * page exit, it hands over what the browser accepts, and stores the rest for the next page view for
 * 24 hours, along with the server's `Retry-After`. Events of clients without consent wait in
 * memory: they are neither sent nor stored. At most 1,000 events wait; later ones are dropped, and
 * so are events of more than 50 kB.
 */
function createEventQueue(page: Page, host: string, apiKey: string): EventQueue {
  const endpoint = `${host}/api/v1/track`
  const { environment } = page
  const { window } = environment
  const store = createUnsentEventStore(page, host, apiKey)
  const deliveries = createDeliveries<QueuedEvent>(environment, endpoint, endRequest)
  let state = EMPTY_QUEUE
  let timer: ReturnType<typeof setTimeout> | undefined

  /** The only place where the state changes. */
  function change(changes: Partial<QueueState>): void {
    state = { ...state, ...changes }
  }

  function debug(message: string, detail?: unknown): void {
    for (const sender of state.senders) sender.debug(message, detail)
  }

  /** Whether a client may send; without clients, whether the last one could. */
  function mayAnyLeave(): boolean {
    const { senders, couldSend } = state
    return senders.length === 0 ? couldSend && !page.consent.isRefused : senders.some(isAllowed)
  }

  /** Whether consent lets an event leave. One without a client was stored by another page. */
  function mayLeave({ sender }: QueuedEvent): boolean {
    return sender ? isAllowed(sender) : mayAnyLeave()
  }

  const maySend = (item: QueuedEvent): boolean => !item.identify && mayLeave(item)

  /** Completes events that may leave now, which is when memory says what they are credited to. */
  function identify(when?: 'last'): void {
    const events = dueEvents(state, mayLeave, when === 'last' || isLeaving())
    change(identified(state, events))
  }

  function isResting(): boolean {
    return state.failures >= MAX_FAILURES || state.senders.length === 0
  }

  function schedule(delayMs: number): void {
    if (
      timer !== undefined ||
      isResting() ||
      !deliveries.isEmpty ||
      !state.waiting.some(mayLeave)
    ) {
      return
    }
    timer = setTimeout(sendBatch, Math.max(delayMs, state.silentUntil - environment.now()))
  }

  function cancelTimer(): void {
    clearTimeout(timer)
    timer = undefined
  }

  function sendBatch(): void {
    timer = undefined
    dropTakenOver()
    identify()
    const due = state.waiting.filter(maySend).slice(0, state.batchLimit)
    const [batch] = eventChunks(due, EXIT_BUDGET_BYTES).chunks
    if (!batch) {
      schedule(LOOK_AGAIN_MS)
      return
    }
    take(batch)
    // The first attempt survives navigation. The browser may refuse it when other scripts have used
    // up the quota, so retries do without.
    deliveries.post(batch, { isLasting: state.failures === 0 })
  }

  /** Drops stored events that another page has claimed, since that page sends them. */
  function dropTakenOver(): void {
    if (store.isTakenOver) change(withoutStored(state))
  }

  /** Takes events out of the queue, to be sent. */
  function take(batch: readonly QueuedEvent[]): void {
    change({ waiting: state.waiting.filter((item) => !batch.includes(item)) })
  }

  function record(item: QueuedEvent): void {
    change({ waiting: [...state.waiting, item] })
    // Timers may not fire on a hidden page, and never fire on a closed one.
    if (state.isLeft || (isLeaving() && !persist())) leave()
    if (state.senders.length === 0) leave('last')
    schedule(COLLECT_MS)
  }

  function endRequest(batch: readonly QueuedEvent[], outcome: PostOutcome): void {
    change(ended(state, batch, outcome, environment.now()))
    let delayMs = COLLECT_MS
    if (outcome.kind === 'failed') {
      const { reason, retryAfterMs } = outcome
      delayMs = Math.max(retryDelay(state.failures, environment.random()), retryAfterMs)
      if (state.failures >= MAX_FAILURES) {
        warnOnce(
          `events could not be delivered to ${endpoint} (${reason}). They are kept for the next page view, for up to 24 hours.`,
        )
      }
      debug(`events not delivered (${reason}): ${batch.length}`, { delayMs })
    } else if (outcome.kind === 'refused') {
      const { reason } = outcome
      warnOnce(
        `events were dropped, because ${endpoint} refused them (${reason}). Check the host and apiKey.`,
      )
      debug(`events dropped (${reason}): ${batch.length}`, batch)
    } else debug(`events ${outcome.kind}: ${batch.length}`)
    if (store.holding || isResting() || isLeaving()) persist()
    schedule(delayMs)
  }

  /** Stores events whose delivery is uncertain. Returns whether all of them fit. */
  function persist(): boolean {
    if (!mayAnyLeave()) return false
    dropTakenOver()
    identify()
    const { failures, silentUntil } = state
    const unsent = [...deliveries.uncertain, ...state.waiting.filter(maySend)]
    change({ storedIds: new Set(unsent.map(({ event }) => event.id)) })
    const history = {
      ...(failures > 0 && { failures }),
      ...(silentUntil > environment.now() && { notBefore: silentUntil }),
    }
    return store.save(unsent.map(({ event, recordedAt }) => ({ event, recordedAt, ...history })))
  }

  function leave(when?: 'last'): void {
    if (!mayAnyLeave()) return
    identify(when)
    const isSilent = state.silentUntil > environment.now()
    const isReachable = state.failures === 0 && !isSilent && window?.navigator.onLine !== false
    // A beacon has no response, so storing the events is safer.
    if (!isReachable && persist()) return
    const due = state.waiting.filter(maySend)
    const rest = deliveries.handOver(due)
    take(due.filter((item) => !rest.includes(item)))
    persist()
  }

  function allow(): void {
    identify()
    if (!state.hasClaimed) change(claimed(state, store.claim()))
    schedule(COLLECT_MS)
  }

  /** Takes back events of clients that have lost consent. Those of other clients stay. */
  function disallow(): void {
    cancelTimer()
    deliveries.takeBack((item) => !maySend(item))
    if (store.holding) persist()
    schedule(COLLECT_MS)
  }

  function tryAgain(): void {
    if (state.failures === 0 || environment.now() < state.silentUntil) return
    change({ failures: Math.min(state.failures, MAX_FAILURES - 1) })
    cancelTimer()
    schedule(0)
  }

  function isLeaving(): boolean {
    return state.isLeft || window?.document.visibilityState === 'hidden'
  }

  page.listen('pagehide', () => {
    change({ isLeft: true })
    leave()
  })
  page.listen('pageshow', () => change({ isLeft: false }))
  page.listen('online', tryAgain)
  page.listen(
    'visibilitychange',
    () => {
      if (isLeaving()) leave()
    },
    window?.document,
  )
  // What carries the visitor's ids goes.
  page.consent.onForget(() => {
    change({ hasClaimed: false, waiting: state.waiting.filter(({ identify }) => identify) })
    store.save([])
    deliveries.forget()
  })
  page.onView(() => {
    if (state.failures >= MAX_FAILURES) tryAgain()
    schedule(COLLECT_MS)
  })

  return {
    join(owner) {
      const { consent } = owner
      let couldSend = false
      const isJoined = (): boolean => state.senders.includes(owner)
      const drop = (event: TrackedEvent, why: string): void => {
        warnOnce(`event ${quoteValue(event.type)} was dropped, because ${why}.`)
        owner.debug(`event dropped: ${why}`, event)
      }
      change({ senders: [...state.senders, owner] })
      const unsubscribe = consent.subscribe((allowed) => (allowed ? allow() : disallow()))
      if (consent.allowed) allow()
      return {
        add(event, identify) {
          const sender = isJoined() ? owner : undefined
          if (!sender && !couldSend) return
          if (state.waiting.length >= MAX_WAITING_EVENTS)
            drop(event, `${MAX_WAITING_EVENTS} events are waiting. onDebug says why they wait`)
          else if (byteLength(JSON.stringify(event)) > MAX_EVENT_BYTES)
            drop(event, `it exceeds ${MAX_EVENT_BYTES} bytes. Pass less data`)
          else record({ event, recordedAt: environment.now(), sender, identify })
        },
        destroy() {
          if (!isJoined()) return
          couldSend = consent.allowed
          if (state.senders.length === 1) leave('last')
          unsubscribe()
          change(withoutSender(state, owner))
          if (state.senders.length === 0) cancelTimer()
        },
      }
    },
  }
}
