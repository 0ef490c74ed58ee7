import type { ClientDependencies } from '../page/ClientDependencies'
import type { PostOutcome } from './deliveries'
import { MAX_BATCH_EVENTS, MAX_FAILURES } from './deliveryLimits'
import type { TrackedEvent } from './trackedEvent'
import type { UnsentEvent } from './unsentEventStore'

/** A client whose events wait in memory until its consent allows sending them. */
export type Sender = Pick<ClientDependencies, 'consent' | 'debug'>

export interface QueuedEvent extends UnsentEvent {
  /** Client that recorded the event; `undefined` once it is destroyed. */
  readonly sender?: Sender | undefined
  /** Fills in what the event takes from the visitor's memory; absent once it has. */
  readonly identify?: Identify | undefined
}

/**
 * Returns an event with all that is remembered of the visitor; `null` if it is dropped, and
 * `undefined` while it waits for content that may say which variation it is credited to.
 *
 * @param isLast - Whether it can wait no longer.
 */
export type Identify = (isLast: boolean) => TrackedEvent | null | undefined

/** State of an event queue. Immutable; the functions below return what changes. */
export interface QueueState {
  readonly senders: readonly Sender[]
  /** Whether the last client to be destroyed could send its events. */
  readonly couldSend: boolean
  /** Events that are not in a request, oldest first. */
  readonly waiting: readonly QueuedEvent[]
  /** Ids of the events last written to storage or claimed from it. */
  readonly storedIds: ReadonlySet<string>
  /** Number of consecutive failures. At {@link MAX_FAILURES} the queue pauses. */
  readonly failures: number
  /** Maximum number of events in the next request, which a server may find too large. */
  readonly batchLimit: number
  /** Earliest time of the next request, as the server asked, in milliseconds since 1970. */
  readonly silentUntil: number
  /** Whether events of earlier pages have been claimed since the visitor last consented. */
  readonly hasClaimed: boolean
  /** Whether the page is closed or in the back/forward cache. */
  readonly isLeft: boolean
}

export const EMPTY_QUEUE: QueueState = {
  senders: [],
  couldSend: false,
  waiting: [],
  storedIds: new Set(),
  failures: 0,
  batchLimit: MAX_BATCH_EVENTS,
  silentUntil: 0,
  hasClaimed: false,
  isLeft: false,
}

/** Whether a client may send. */
export function isAllowed({ consent }: Sender): boolean {
  return consent.allowed
}

/**
 * Completes the incomplete events that may leave. A hook may have dropped one: `null`.
 *
 * @param isLast - Whether they can wait no longer for content to which they may belong.
 */
export function dueEvents(
  { waiting }: QueueState,
  mayLeave: (item: QueuedEvent) => boolean,
  isLast: boolean,
): ReadonlyMap<QueuedEvent, TrackedEvent | null> {
  const events = new Map<QueuedEvent, TrackedEvent | null>()
  for (const item of waiting) {
    const event = mayLeave(item) ? item.identify?.(isLast) : undefined
    if (event !== undefined) events.set(item, event)
  }
  return events
}

/** Adds what was found out about events that may leave now. One of `null` is dropped. */
export function identified(
  { waiting }: QueueState,
  events: ReadonlyMap<QueuedEvent, TrackedEvent | null>,
): Partial<QueueState> {
  return {
    waiting: waiting.flatMap((item) => {
      const event = events.get(item)
      if (event === undefined) return [item]
      return event ? [{ ...item, event, identify: undefined }] : []
    }),
  }
}

/** Adds stored events of earlier pages, which this page has claimed. */
export function claimed(
  { waiting, silentUntil }: QueueState,
  events: readonly UnsentEvent[],
): Partial<QueueState> {
  // After repeated failures, a single request tests whether the server is back.
  const isFailing = events.some(({ failures = 0 }) => failures >= MAX_FAILURES)
  return {
    hasClaimed: true,
    waiting: [...events, ...waiting],
    storedIds: new Set(events.map(({ event }) => event.id)),
    failures: isFailing ? MAX_FAILURES - 1 : 0,
    silentUntil: Math.max(silentUntil, ...events.map(({ notBefore = 0 }) => notBefore)),
  }
}

/** Drops stored events, which another page has claimed. */
export function withoutStored({ waiting, storedIds }: QueueState): Partial<QueueState> {
  return {
    waiting: waiting.filter(({ event }) => !storedIds.has(event.id)),
    storedIds: new Set(),
  }
}

/** Ends the request that carried a batch. */
export function ended(
  { waiting, senders, failures }: QueueState,
  batch: readonly QueuedEvent[],
  outcome: PostOutcome,
  now: number,
): Partial<QueueState> {
  // Returned events precede those recorded later.
  const returned = { waiting: [...disown(batch, senders), ...waiting] }
  switch (outcome.kind) {
    case 'forgotten':
      return {}
    case 'taken back':
      return returned
    case 'too large':
      return { ...returned, failures: 0, batchLimit: Math.ceil(batch.length / 2) }
    case 'failed':
      return { ...returned, failures: failures + 1, silentUntil: now + outcome.retryAfterMs }
    case 'refused':
      return { failures: 0, batchLimit: MAX_BATCH_EVENTS }
    default:
      return { failures: 0 }
  }
}

/** Removes a client, and the events that wait for its consent if the visitor refused. */
export function withoutSender(state: QueueState, sender: Sender): Partial<QueueState> {
  const { allowed, isRefused } = sender.consent
  const senders = state.senders.filter((other) => other !== sender)
  const left = state.waiting.filter((item) => !(isRefused && item.sender === sender))
  return { senders, couldSend: allowed, waiting: disown(left, senders) }
}

/** Removes references to destroyed clients. */
function disown(items: readonly QueuedEvent[], senders: readonly Sender[]): readonly QueuedEvent[] {
  return items.map((item) =>
    item.sender && !senders.includes(item.sender) ? { ...item, sender: undefined } : item,
  )
}
