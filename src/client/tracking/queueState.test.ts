import { describe, expect, it } from 'vitest'
import { eventWith } from '../testing/eventWith'
import type { PostOutcome } from './deliveries'
import { MAX_BATCH_EVENTS, MAX_FAILURES } from './deliveryLimits'
import {
  EMPTY_QUEUE,
  nextQueueState,
  type QueueAction,
  type QueuedEvent,
  type QueueState,
  type Sender,
} from './queueState'

const sender = (name: string): Sender => ({ debug() {}, consent: { name } }) as unknown as Sender
const first = sender('first')
const second = sender('second')

const queued = (id: string, fields: Partial<QueuedEvent> = {}): QueuedEvent => ({
  event: eventWith(id),
  recordedAt: 1,
  held: false,
  sender: first,
  ...fields,
})
const a = queued('a')
const b = queued('b', { sender: second })
const heldA = queued('a', { held: true })
const heldB = queued('b', { held: true, sender: second })
const heldOrphan = queued('c', { held: true, sender: undefined })
const stored = (id: string, history: object = {}) => ({
  event: eventWith(id),
  recordedAt: 2,
  ...history,
})

const ids = { visitorId: 'V2', sessionId: 'S2' }
const identified = (item: QueuedEvent): QueuedEvent => ({
  ...item,
  held: false,
  event: { ...item.event, data: { ...item.event.data, ...ids } },
})

interface Case<Type extends QueueAction['type']> {
  readonly when: string
  readonly before?: Partial<QueueState>
  readonly action: Omit<Extract<QueueAction, { type: Type }>, 'type'>
  /** Fields that differ after the action. */
  readonly changes: Partial<QueueState>
}

const ended = (outcome: PostOutcome, ...batch: QueuedEvent[]) => ({ outcome, batch, now: 100 })

/** Cases for each action. A missing action is a type error. */
const TABLE: { readonly [Type in QueueAction['type']]: readonly Case<Type>[] } = {
  join: [
    {
      when: 'the first client comes',
      action: { sender: first },
      changes: { senders: [first] },
    },
    {
      when: 'another one comes',
      before: { senders: [first] },
      action: { sender: second },
      changes: { senders: [first, second] },
    },
    {
      when: 'one comes after the last has gone',
      before: { couldSend: true, waiting: [a] },
      action: { sender: second },
      changes: { senders: [second] },
    },
  ],
  record: [
    { when: 'nothing waits', action: { item: a }, changes: { waiting: [a] } },
    {
      when: 'others wait',
      before: { waiting: [b] },
      action: { item: heldA },
      changes: { waiting: [b, heldA] },
    },
  ],
  allow: [
    {
      when: 'events are held for several clients',
      before: { waiting: [heldA, heldB, heldOrphan, a] },
      action: { sender: first, ids },
      changes: { waiting: [identified(heldA), heldB, identified(heldOrphan), a] },
    },
    {
      when: 'no event is held',
      before: { waiting: [a] },
      action: { sender: first, ids: undefined },
      changes: {},
    },
  ],
  claim: [
    {
      when: 'earlier pages left nothing',
      before: { failures: 3, silentUntil: 50, storedIds: new Set(['x']) },
      action: { events: [] },
      changes: { hasClaimed: true, failures: 0, storedIds: new Set() },
    },
    {
      when: 'they left events',
      before: { waiting: [a] },
      action: { events: [stored('x'), stored('y', { notBefore: 70, failures: MAX_FAILURES - 1 })] },
      changes: {
        hasClaimed: true,
        waiting: [
          { ...stored('x'), held: false },
          { ...stored('y', { notBefore: 70, failures: MAX_FAILURES - 1 }), held: false },
          a,
        ],
        storedIds: new Set(['x', 'y']),
        silentUntil: 70,
      },
    },
    {
      when: 'their requests had failed until the queue rested',
      before: { silentUntil: 90 },
      action: { events: [stored('x', { failures: MAX_FAILURES, notBefore: 70 })] },
      changes: {
        hasClaimed: true,
        waiting: [{ ...stored('x', { failures: MAX_FAILURES, notBefore: 70 }), held: false }],
        storedIds: new Set(['x']),
        failures: MAX_FAILURES - 1,
      },
    },
  ],
  post: [
    {
      when: 'more waits than a batch takes',
      before: { waiting: [a, b] },
      action: { batch: [a] },
      changes: { waiting: [b] },
    },
    { when: 'nothing is due', before: { waiting: [a] }, action: { batch: [] }, changes: {} },
  ],
  end: [
    {
      when: 'it was taken back, and a client was destroyed meanwhile',
      before: { senders: [first], waiting: [heldA], failures: 2 },
      action: ended({ kind: 'taken back' }, a, b),
      changes: { waiting: [a, { ...b, sender: undefined }, heldA] },
    },
    {
      when: 'it failed for the first time',
      before: { senders: [first, second], waiting: [b] },
      action: ended({ kind: 'failed', reason: 'status 500', retryAfterMs: 30 }, a),
      changes: { waiting: [a, b], failures: 1, silentUntil: 130 },
    },
    {
      when: 'it failed, and the server no longer asks for silence',
      before: { senders: [first], failures: MAX_FAILURES - 1, silentUntil: 500 },
      action: ended({ kind: 'failed', reason: 'status 500', retryAfterMs: 0 }, a),
      changes: { waiting: [a], failures: MAX_FAILURES, silentUntil: 100 },
    },
    {
      when: 'the server accepted it',
      before: { failures: 7, silentUntil: 9, waiting: [b] },
      action: ended({ kind: 'delivered' }, a),
      changes: { failures: 0 },
    },
    {
      when: 'the server refused it for good',
      before: { failures: 7 },
      action: ended({ kind: 'refused', reason: 'status 400' }, a),
      changes: { failures: 0 },
    },
    {
      when: 'it is on its way',
      before: { waiting: [b] },
      action: ended({ kind: 'on its way' }, a),
      changes: {},
    },
    {
      when: 'the visitor refused',
      before: { failures: 2, waiting: [heldA] },
      action: ended({ kind: 'forgotten' }, a),
      changes: {},
    },
    {
      when: 'three events were too large',
      before: { senders: [first, second], failures: 2 },
      action: ended({ kind: 'too large' }, a, b, heldA),
      changes: { waiting: [a, b, heldA], failures: 0, batchLimit: 2 },
    },
    {
      when: 'a single one was too large',
      before: { batchLimit: 1 },
      action: ended({ kind: 'refused', reason: 'status 413' }, a),
      changes: { batchLimit: MAX_BATCH_EVENTS },
    },
  ],
  store: [
    {
      when: 'others were stored before',
      before: { storedIds: new Set(['x']) },
      action: { ids: new Set(['a']) },
      changes: { storedIds: new Set(['a']) },
    },
  ],
  loseStored: [
    {
      when: 'some were stored',
      before: { waiting: [a, b], storedIds: new Set(['a', 'z']) },
      action: {},
      changes: { waiting: [b], storedIds: new Set() },
    },
  ],
  retry: [
    { when: 'requests fail', before: { failures: 3 }, action: {}, changes: {} },
    {
      when: 'the queue rests',
      before: { failures: MAX_FAILURES },
      action: {},
      changes: { failures: MAX_FAILURES - 1 },
    },
  ],
  forget: [
    {
      when: 'events wait, some of them without the visitor’s ids',
      before: { hasClaimed: true, waiting: [a, heldB] },
      action: {},
      changes: { hasClaimed: false, waiting: [heldB] },
    },
  ],
  leavePage: [{ when: 'it is open', action: {}, changes: { isLeft: true } }],
  returnToPage: [
    {
      when: 'it was left',
      before: { isLeft: true },
      action: {},
      changes: { isLeft: false },
    },
  ],
  destroy: [
    {
      when: 'other clients stay',
      before: { senders: [first, second], waiting: [a, heldA, b] },
      action: { sender: first, couldSend: true, isRefused: false },
      changes: {
        senders: [second],
        couldSend: true,
        waiting: [{ ...a, sender: undefined }, { ...heldA, sender: undefined }, b],
      },
    },
    {
      when: 'the visitor refused',
      before: { senders: [first, second], waiting: [a, heldA, b] },
      action: { sender: first, couldSend: false, isRefused: true },
      changes: { senders: [second], waiting: [b] },
    },
    {
      when: 'it was the last one',
      before: { senders: [first], waiting: [a] },
      action: { sender: first, couldSend: true, isRefused: false },
      changes: { senders: [], couldSend: true, waiting: [{ ...a, sender: undefined }] },
    },
  ],
}

const rows = Object.entries(TABLE).flatMap(([type, cases]) =>
  cases.map(({ when, before, action, changes }) => ({
    type,
    when,
    before: { ...EMPTY_QUEUE, ...before },
    action: { ...action, type } as QueueAction,
    changes,
  })),
)

describe('nextQueueState', () => {
  it.each(rows)('$type: when $when', ({ before, action, changes }) => {
    const untouched = copyOf(before)
    expect(nextQueueState(before, action)).toEqual({ ...before, ...changes })
    expect(before).toEqual(untouched)
  })
})

/** Copies a state, so that later mutations of it or its lists do not affect the copy. */
function copyOf(state: QueueState): QueueState {
  return { ...state, waiting: [...state.waiting], storedIds: new Set(state.storedIds) }
}
