import type { ClientDependencies } from '../page/ClientDependencies'
import type { VisitorIds } from '../visitor/visitor'
import type { PostOutcome } from './deliveries'
import { MAX_BATCH_EVENTS, MAX_FAILURES } from './deliveryLimits'
import type { TrackedEvent } from './trackedEvent'
import type { UnsentEvent } from './unsentEventStore'

/** A client whose events wait in memory until its consent allows sending them. */
export type Sender = Pick<ClientDependencies, 'consent' | 'debug'>

export interface QueuedEvent extends UnsentEvent {
  /** Client that recorded the event; `undefined` once it is destroyed. */
  readonly sender?: Sender | undefined
  /** Whether the event was recorded without consent. */
  readonly held: boolean
}

/** State of an event queue. Immutable; {@link nextQueueState} creates the next one. */
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

/** Actions that change an event queue. */
export type QueueAction =
  | { readonly type: 'join'; readonly sender: Sender }
  | { readonly type: 'record'; readonly item: QueuedEvent }
  /** A client obtained consent. `ids` identify the visitor, who may be known now. */
  | {
      readonly type: 'allow'
      readonly sender: Sender
      readonly ids: Pick<VisitorIds, 'visitorId' | 'sessionId'> | undefined
    }
  /** This page claimed stored events of earlier pages. */
  | { readonly type: 'claim'; readonly events: readonly UnsentEvent[] }
  /** A request was sent with a batch. */
  | { readonly type: 'post'; readonly batch: readonly QueuedEvent[] }
  /** A request ended. */
  | {
      readonly type: 'end'
      readonly batch: readonly QueuedEvent[]
      readonly outcome: PostOutcome
      readonly now: number
    }
  | { readonly type: 'store'; readonly ids: ReadonlySet<string> }
  /** Another page claimed the events that this page had stored. */
  | { readonly type: 'loseStored' }
  /** Failed requests are retried at once. */
  | { readonly type: 'retry' }
  /** The visitor refused, so all events that carry the visitor's ids are removed. */
  | { readonly type: 'forget' }
  | { readonly type: 'leavePage' }
  | { readonly type: 'returnToPage' }
  | {
      readonly type: 'destroy'
      readonly sender: Sender
      readonly couldSend: boolean
      /** Whether the visitor refused, in which case the events held for this client are removed. */
      readonly isRefused: boolean
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

/** Returns the state of a queue after an action. Pure. */
export function nextQueueState(state: QueueState, action: QueueAction): QueueState {
  switch (action.type) {
    case 'join':
      return { ...state, senders: [...state.senders, action.sender] }
    case 'record':
      return { ...state, waiting: [...state.waiting, action.item] }
    case 'allow':
      return allowSender(state, action)
    case 'claim':
      return claimEvents(state, action.events)
    case 'post':
      return { ...state, waiting: state.waiting.filter((item) => !action.batch.includes(item)) }
    case 'end':
      return endRequest(state, action)
    case 'store':
      return { ...state, storedIds: action.ids }
    case 'loseStored':
      return {
        ...state,
        waiting: state.waiting.filter(({ event }) => !state.storedIds.has(event.id)),
        storedIds: new Set(),
      }
    case 'retry':
      return { ...state, failures: Math.min(state.failures, MAX_FAILURES - 1) }
    case 'forget':
      return { ...state, hasClaimed: false, waiting: state.waiting.filter(({ held }) => held) }
    case 'leavePage':
      return { ...state, isLeft: true }
    case 'returnToPage':
      return { ...state, isLeft: false }
    case 'destroy':
      return removeSender(state, action)
  }
}

/**
 * Whether a client holds this event until it has consent. Events of destroyed clients belong to
 * every client.
 */
export function isHeldFor(sender: Sender, item: QueuedEvent): boolean {
  return item.held && (item.sender ?? sender) === sender
}

function allowSender(
  state: QueueState,
  { sender, ids }: Extract<QueueAction, { type: 'allow' }>,
): QueueState {
  if (!ids) return state
  const waiting = state.waiting.map((item) =>
    isHeldFor(sender, item) ? { ...item, event: identify(item.event, ids), held: false } : item,
  )
  return { ...state, waiting }
}

/** Adds the visitor's ids, which were unknown while the event waited for consent. */
function identify(event: TrackedEvent, ids: object): TrackedEvent {
  return { ...event, data: { ...event.data, ...ids } }
}

function claimEvents(state: QueueState, claimed: readonly UnsentEvent[]): QueueState {
  // After repeated failures, a single request tests whether the server is back.
  const isFailing = claimed.some(({ failures = 0 }) => failures >= MAX_FAILURES)
  return {
    ...state,
    hasClaimed: true,
    waiting: [...claimed.map((stored) => ({ ...stored, held: false })), ...state.waiting],
    storedIds: new Set(claimed.map(({ event }) => event.id)),
    failures: isFailing ? MAX_FAILURES - 1 : 0,
    silentUntil: Math.max(state.silentUntil, ...claimed.map(({ notBefore = 0 }) => notBefore)),
  }
}

function endRequest(
  state: QueueState,
  { batch, outcome, now }: Extract<QueueAction, { type: 'end' }>,
): QueueState {
  switch (outcome.kind) {
    case 'forgotten':
      return state
    case 'delivered':
    case 'on its way':
      return { ...state, failures: 0 }
    case 'refused':
      return { ...state, failures: 0, batchLimit: MAX_BATCH_EVENTS }
  }
  // Returned events precede those recorded later.
  const waiting = [...disown(batch, state.senders), ...state.waiting]
  switch (outcome.kind) {
    case 'taken back':
      return { ...state, waiting }
    case 'too large':
      return { ...state, waiting, failures: 0, batchLimit: Math.ceil(batch.length / 2) }
    case 'failed':
      return {
        ...state,
        waiting,
        failures: state.failures + 1,
        silentUntil: now + outcome.retryAfterMs,
      }
  }
}

/** Removes references to destroyed clients. */
function disown(items: readonly QueuedEvent[], senders: readonly Sender[]): readonly QueuedEvent[] {
  return items.map((item) =>
    item.sender && !senders.includes(item.sender) ? { ...item, sender: undefined } : item,
  )
}

function removeSender(
  state: QueueState,
  { sender, couldSend, isRefused }: Extract<QueueAction, { type: 'destroy' }>,
): QueueState {
  const senders = state.senders.filter((other) => other !== sender)
  const left = state.waiting.filter((item) => !(isRefused && item.sender === sender))
  return { ...state, senders, couldSend, waiting: disown(left, senders) }
}
