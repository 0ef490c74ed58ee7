import { memoize } from '../../utils/memoize'
import { onePer } from '../../utils/onePer'
import { warnOnce } from '../../utils/warn'
import type { Page } from '../page/Page'
import { visitorFor } from '../visitor/visitor'
import { byteLength, createDeliveries, MAX_BATCH } from './deliveries'
import {
  EMPTY_QUEUE,
  isHeldFor,
  MAX_FAILURES,
  nextQueueState,
  type QueueAction,
  type QueuedEvent,
  type Sender,
} from './queueState'
import { retryDelay } from './retryDelay'
import type { TrackedEvent } from './trackedEvent'
import { createUnsentEventStore } from './unsentEventStore'

/** Events of a page on their way to one space. */
export interface EventQueue {
  /** Lets a client record events here. */
  join(sender: Sender): QueueAccess
}

/** A client's way into the queue of its page. */
export interface QueueAccess {
  add(event: TrackedEvent): void
  /**
   * Hands over what waits, as a page does that is left, and goes. Events that wait for consent stay
   * for the page's other clients; those that the visitor refused go.
   */
  destroy(): void
}

const QUEUE_MS = 5
const MAX_WAITING = 1_000
const MAX_EVENT_BYTES = 50_000

const queuesFor = onePer((page: Page) =>
  memoize((host: string) => memoize((apiKey: string) => createEventQueue(page, host, apiKey))),
)

/** The queue of a page for events of one space: one for all clients. */
export function eventQueueFor(page: Page, host: string, apiKey: string): EventQueue {
  return queuesFor(page)(host)(apiKey)
}

/**
 * Sends events in batches of at most 50, one request at a time, 5 ms after the first one.
 *
 * Failures are tried again, ever more slowly, and at once when the browser is back online. After 20
 * in a row the queue rests until then or until the next page view, which tries once. A page that is
 * left hands over what the browser takes, and stores the rest for the next page view, for 24 hours,
 * with what the server has said about when to come back. Events of clients without consent wait in
 * memory, and are neither sent nor stored. At most 1,000 wait; later ones are dropped, and so is
 * one of more than 50 kB.
 */
function createEventQueue(page: Page, host: string, apiKey: string): EventQueue {
  const endpoint = `${host}/api/v1/track`
  const { environment } = page
  const { window } = environment
  const visitor = visitorFor(page)
  const store = createUnsentEventStore(page, host, apiKey)
  const deliveries = createDeliveries<QueuedEvent>(environment, endpoint, (batch, outcome) =>
    dispatch({ type: 'end', batch, outcome, now: environment.now() }),
  )
  let state = EMPTY_QUEUE
  let timer: ReturnType<typeof setTimeout> | undefined

  /** The one place where the state changes. */
  function dispatch(action: QueueAction): void {
    state = nextQueueState(state, action)
    runEffects(action)
  }

  /** Runs the effects of an action, once the state has changed. */
  function runEffects(action: QueueAction): void {
    switch (action.type) {
      case 'record':
        // No timer fires any more on a page that is gone, and maybe none on one that is hidden.
        if (state.isLeft || (isLeaving() && !persist())) leave()
        schedule(QUEUE_MS)
        break
      case 'allow':
        if (!state.hasClaimed) dispatch({ type: 'claim', events: store.claim() })
        schedule(QUEUE_MS)
        break
      case 'end':
        endRequest(action)
        break
      case 'retry':
        cancelTimer()
        schedule(0)
        break
      case 'forget':
        store.save([])
        break
      case 'leavePage':
        leave()
        break
      case 'destroy':
        if (state.senders.length === 0) cancelTimer()
    }
  }

  function debug(message: string, detail?: unknown): void {
    for (const sender of state.senders) sender.debug(message, detail)
  }

  function mayAny(): boolean {
    const { senders, couldSend } = state
    if (senders.length === 0) return couldSend && !page.consent.isRefused
    return senders.some(({ consent }) => consent.allowed)
  }

  function maySend({ sender, held }: QueuedEvent): boolean {
    return !held && (sender ? sender.consent.allowed : mayAny())
  }

  function isResting(): boolean {
    return state.failures >= MAX_FAILURES || state.senders.length === 0
  }

  function schedule(delayMs: number): void {
    if (timer !== undefined || isResting() || !deliveries.isEmpty || !state.waiting.some(maySend)) {
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
    const batch = state.waiting.filter(maySend).slice(0, MAX_BATCH)
    if (batch.length === 0) return
    dispatch({ type: 'post', batch })
    // Survives a click that leads to another page. A browser may refuse it where other scripts of
    // the page have used up what it takes, so the second attempt goes without.
    deliveries.post(batch, { isLasting: state.failures === 0 })
  }

  /** Another page that has claimed what this one had stored sends it. */
  function dropTakenOver(): void {
    if (store.isTakenOver) dispatch({ type: 'loseStored' })
  }

  function endRequest({ batch, outcome }: Extract<QueueAction, { type: 'end' }>): void {
    let delayMs = QUEUE_MS
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
      debug(`events dropped (${outcome.reason}): ${batch.length}`, batch)
    } else if (outcome.kind === 'delivered') debug(`events delivered: ${batch.length}`)
    if (store.holding || isResting() || isLeaving()) persist()
    schedule(delayMs)
  }

  /** Stores everything whose delivery is uncertain. Whether all of it found room. */
  function persist(): boolean {
    if (!mayAny()) return false
    dropTakenOver()
    const { failures, silentUntil } = state
    const unsent = [...deliveries.uncertain, ...state.waiting.filter(maySend)]
    dispatch({ type: 'store', ids: new Set(unsent.map(({ event }) => event.id)) })
    const history = {
      ...(failures > 0 && { failures }),
      ...(silentUntil > environment.now() && { notBefore: silentUntil }),
    }
    return store.save(unsent.map(({ event, recordedAt }) => ({ event, recordedAt, ...history })))
  }

  function leave(): void {
    if (!mayAny()) return
    const isSilent = state.silentUntil > environment.now()
    const isReachable = state.failures === 0 && !isSilent && window?.navigator.onLine !== false
    // The browser would not say whether it got through, so stored ones are safer.
    if (!isReachable && persist()) return
    const due = state.waiting.filter(maySend)
    const rest = deliveries.handOver(due)
    dispatch({ type: 'post', batch: due.filter((item) => !rest.includes(item)) })
    persist()
  }

  function allow(sender: Sender): void {
    // Reading the ids begins a session, so they are read only for an event that needs them.
    const holds = state.waiting.some((item) => isHeldFor(sender, item))
    const ids = holds ? { visitorId: visitor.visitorId, sessionId: visitor.sessionId } : undefined
    dispatch({ type: 'allow', sender, ids })
  }

  /** Takes the events of a client back whose consent is gone; those of the others stay. */
  function disallow(): void {
    cancelTimer()
    deliveries.takeBack((item) => !maySend(item))
    if (store.holding) persist()
    schedule(QUEUE_MS)
  }

  function tryAgain(): void {
    if (state.failures > 0 && environment.now() >= state.silentUntil) dispatch({ type: 'retry' })
  }

  function isLeaving(): boolean {
    return state.isLeft || window?.document.visibilityState === 'hidden'
  }

  page.listen('pagehide', () => dispatch({ type: 'leavePage' }))
  page.listen('pageshow', () => dispatch({ type: 'returnToPage' }))
  page.listen('online', tryAgain)
  page.listen(
    'visibilitychange',
    () => {
      if (isLeaving()) leave()
    },
    window?.document,
  )
  page.consent.onForget(() => dispatch({ type: 'forget' }))
  page.onView(() => {
    if (state.failures >= MAX_FAILURES) tryAgain()
    schedule(QUEUE_MS)
  })

  return {
    join(sender) {
      const { consent } = sender
      const isJoined = (): boolean => state.senders.includes(sender)
      dispatch({ type: 'join', sender })
      const unsubscribe = consent.subscribe((allowed) => (allowed ? allow(sender) : disallow()))
      if (consent.allowed) allow(sender)
      return {
        add(event) {
          if (!isJoined()) return
          if (state.waiting.length >= MAX_WAITING) {
            sender.debug(`event dropped: ${MAX_WAITING} are waiting`, event)
            return
          }
          if (byteLength(JSON.stringify(event)) > MAX_EVENT_BYTES) {
            sender.debug(`event dropped: it exceeds ${MAX_EVENT_BYTES} bytes`, event)
            return
          }
          const recordedAt = environment.now()
          const item = { event, recordedAt, held: !consent.allowed, sender }
          dispatch({ type: 'record', item })
        },
        destroy() {
          if (!isJoined()) return
          if (state.senders.length === 1) leave()
          unsubscribe()
          const { isRefused, allowed: couldSend } = consent
          dispatch({ type: 'destroy', sender, couldSend, isRefused })
        },
      }
    },
  }
}
