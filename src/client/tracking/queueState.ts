import type { ClientDependencies } from '../ClientDependencies'
import type { VisitorIds } from '../visitor/visitor'
import type { PostOutcome } from './deliveries'
import type { TrackedEvent } from './trackedEvent'
import type { UnsentEvent } from './unsentEventStore'

/** Whose events a queue sends, while consent allows it; meanwhile they wait in memory. */
export type Sender = Pick<ClientDependencies, 'consent' | 'debug'>

/** An event in the queue. */
export interface QueuedEvent extends UnsentEvent {
  /** The client that recorded it, as long as that is mounted. */
  readonly sender?: Sender | undefined
  /** Whether it was recorded without consent. */
  readonly held: boolean
}

/** The state of an event queue. Only {@link nextQueueState} makes another one. */
export interface QueueState {
  readonly senders: readonly Sender[]
  /** Whether the last client that was destroyed could send its events. */
  readonly couldSend: boolean
  /** Events that no request carries, oldest first. */
  readonly waiting: readonly QueuedEvent[]
  /** Ids of the events that were last written to storage, or claimed from it. */
  readonly storedIds: ReadonlySet<string>
  /** Requests that have failed in a row. At {@link MAX_FAILURES} the queue rests. */
  readonly failures: number
  /** Milliseconds since 1970 before which the server asked to be left alone. */
  readonly silentUntil: number
  /** Whether the events of earlier pages were claimed since the visitor last consented. */
  readonly hasClaimed: boolean
  /** Whether the page was left, and did not return from the back/forward cache. */
  readonly isLeft: boolean
}

/** Events in the life of an event queue. */
export type QueueAction =
  | { readonly type: 'join'; readonly sender: Sender }
  | { readonly type: 'record'; readonly item: QueuedEvent }
  /** Consent has come for a client. The ids are those of a visitor who may be known now. */
  | {
      readonly type: 'allow'
      readonly sender: Sender
      readonly ids: Pick<VisitorIds, 'visitorId' | 'sessionId'> | undefined
    }
  /** The events of earlier pages are this page's now. */
  | { readonly type: 'claim'; readonly events: readonly UnsentEvent[] }
  /** A request carries a batch. */
  | { readonly type: 'post'; readonly batch: readonly QueuedEvent[] }
  /** A request has ended. */
  | {
      readonly type: 'end'
      readonly batch: readonly QueuedEvent[]
      readonly outcome: PostOutcome
      readonly now: number
    }
  | { readonly type: 'store'; readonly ids: ReadonlySet<string> }
  /** Another page has claimed what this one had stored. */
  | { readonly type: 'loseStored' }
  /** The next request shows whether the server is back. */
  | { readonly type: 'retry' }
  /** The visitor refused: everything stored is removed. */
  | { readonly type: 'forget' }
  | { readonly type: 'leavePage' }
  | { readonly type: 'returnToPage' }
  | {
      readonly type: 'destroy'
      readonly sender: Sender
      readonly couldSend: boolean
      /** Whether the visitor refused, so that the events held for this client are removed. */
      readonly isRefused: boolean
    }

/** About eight minutes of retries. */
export const MAX_FAILURES = 20

/** An empty queue without clients. */
export const EMPTY_QUEUE: QueueState = {
  senders: [],
  couldSend: false,
  waiting: [],
  storedIds: new Set(),
  failures: 0,
  silentUntil: 0,
  hasClaimed: false,
  isLeft: false,
}

/** The state of a queue after an action. Reads nothing else, and changes nothing. */
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
      return { ...state, hasClaimed: false }
    case 'leavePage':
      return { ...state, isLeft: true }
    case 'returnToPage':
      return { ...state, isLeft: false }
    case 'destroy':
      return removeSender(state, action)
  }
}

/**
 * Whether a client waits for consent with this event. Events of destroyed clients belong to every
 * client.
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

/** Gives an event that waited for consent the visitor's ids, which were not known before. */
function identify(event: TrackedEvent, ids: object): TrackedEvent {
  return { ...event, data: { ...event.data, ...ids } }
}

function claimEvents(state: QueueState, claimed: readonly UnsentEvent[]): QueueState {
  // Where requests kept failing, one shows whether they still do.
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
  if (outcome.kind === 'delivered' || outcome.kind === 'refused') return { ...state, failures: 0 }
  // In front of those that came later.
  const waiting = [...disown(batch, state.senders), ...state.waiting]
  if (outcome.kind === 'taken back') return { ...state, waiting }
  const silentUntil = now + outcome.retryAfterMs
  return { ...state, waiting, failures: state.failures + 1, silentUntil }
}

/** Events without the clients that were destroyed. */
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
