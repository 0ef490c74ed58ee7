import { describe, expect, it } from 'vitest'
import { eventWith } from '../testing/eventWith'
import type { PostOutcome } from './deliveries'
import { MAX_BATCH_EVENTS, MAX_FAILURES } from './deliveryLimits'
import {
  claimed,
  EMPTY_QUEUE,
  ended,
  identified,
  type QueuedEvent,
  type QueueState,
  type Sender,
  withoutSender,
  withoutStored,
} from './queueState'

const sender = (name: string, consent = {}): Sender =>
  ({ debug() {}, consent: { name, ...consent } }) as unknown as Sender
const first = sender('first', { allowed: true, isRefused: false })
const refusing = sender('refusing', { allowed: false, isRefused: true })
const second = sender('second')

const queued = (id: string, fields: Partial<QueuedEvent> = {}): QueuedEvent => ({
  event: eventWith(id),
  recordedAt: 1,
  sender: first,
  ...fields,
})
const a = queued('a')
const b = queued('b', { sender: second })
const heldA = queued('a', { identify: () => undefined })
const heldB = queued('b', { identify: () => undefined, sender: second })
const stored = (id: string, history: object = {}) => ({
  event: eventWith(id),
  recordedAt: 2,
  ...history,
})

const named = eventWith('named')

type Case = readonly [
  when: string,
  before: Partial<QueueState>,
  next: (state: QueueState) => Partial<QueueState>,
  /** Fields that differ afterwards. */
  changes: Partial<QueueState>,
]

const end =
  (outcome: PostOutcome, ...batch: QueuedEvent[]) =>
  (state: QueueState) =>
    ended(state, batch, outcome, 100)
const failed = (retryAfterMs: number) =>
  end({ kind: 'failed', reason: 'status 500', retryAfterMs }, a)
const refused = end({ kind: 'refused', reason: 'status 400' }, a)
const withNone = (item: QueuedEvent): QueuedEvent => ({ ...item, sender: undefined })

const late = stored('y', { notBefore: 70, failures: MAX_FAILURES - 1 })
const resting = stored('x', { failures: MAX_FAILURES, notBefore: 70 })
const known = (id: string) => ({ storedIds: new Set([id]) })
const both = { senders: [first, second] }

const CASES: Record<string, readonly Case[]> = {
  identified: [
    [
      'one is known now, one is dropped, others wait on',
      { waiting: [heldA, heldB, a] },
      (state) =>
        identified(
          state,
          new Map([
            [heldA, named],
            [heldB, null],
          ]),
        ),
      { waiting: [{ ...heldA, event: named, identify: undefined }, a] },
    ],
    ['none is known yet', { waiting: [heldA] }, (state) => identified(state, new Map()), {}],
  ],
  claimed: [
    [
      'earlier pages left nothing',
      { failures: 3, silentUntil: 50, ...known('x') },
      (state) => claimed(state, []),
      { hasClaimed: true, failures: 0, storedIds: new Set() },
    ],
    [
      'they left events',
      { waiting: [a] },
      (state) => claimed(state, [stored('x'), late]),
      {
        hasClaimed: true,
        waiting: [stored('x'), late, a],
        storedIds: new Set(['x', 'y']),
        silentUntil: 70,
      },
    ],
    [
      'their requests had failed until the queue rested',
      { silentUntil: 90 },
      (state) => claimed(state, [resting]),
      {
        hasClaimed: true,
        waiting: [resting],
        ...known('x'),
        failures: MAX_FAILURES - 1,
      },
    ],
  ],
  ended: [
    [
      'it was taken back, and a client was destroyed meanwhile',
      { senders: [first], waiting: [heldA], failures: 2 },
      end({ kind: 'taken back' }, a, b),
      { waiting: [a, withNone(b), heldA] },
    ],
    [
      'it failed for the first time',
      { ...both, waiting: [b] },
      failed(30),
      { waiting: [a, b], failures: 1, silentUntil: 130 },
    ],
    [
      'it failed, and the server no longer asks for silence',
      { senders: [first], failures: MAX_FAILURES - 1, silentUntil: 500 },
      failed(0),
      { waiting: [a], failures: MAX_FAILURES, silentUntil: 100 },
    ],
    [
      'the server accepted it',
      { failures: 7, silentUntil: 9, waiting: [b] },
      end({ kind: 'delivered' }, a),
      { failures: 0 },
    ],
    ['the server refused it for good', { failures: 7 }, refused, { failures: 0 }],
    ['it is on its way', { waiting: [b] }, end({ kind: 'on its way' }, a), {}],
    ['the visitor refused', { failures: 2, waiting: [heldA] }, end({ kind: 'forgotten' }, a), {}],
    [
      'three events were too large',
      { ...both, failures: 2 },
      end({ kind: 'too large' }, a, b, heldA),
      { waiting: [a, b, heldA], failures: 0, batchLimit: 2 },
    ],
    ['a single one was too large', { batchLimit: 1 }, refused, { batchLimit: MAX_BATCH_EVENTS }],
  ],
  withoutStored: [
    [
      'some were stored',
      { waiting: [a, b], storedIds: new Set(['a', 'z']) },
      withoutStored,
      { waiting: [b], storedIds: new Set() },
    ],
  ],
  withoutSender: [
    [
      'other clients stay',
      { ...both, waiting: [a, heldA, b] },
      (state) => withoutSender(state, first),
      { senders: [second], couldSend: true, waiting: [withNone(a), withNone(heldA), b] },
    ],
    [
      'the visitor refused',
      { senders: [refusing, second], waiting: [queued('a', { sender: refusing }), b] },
      (state) => withoutSender(state, refusing),
      { senders: [second], waiting: [b] },
    ],
    [
      'it was the last one',
      { senders: [first], waiting: [a] },
      (state) => withoutSender(state, first),
      { senders: [], couldSend: true, waiting: [withNone(a)] },
    ],
  ],
}

describe.each(Object.entries(CASES))('a queue %s', (_name, cases) => {
  it.each(cases)('changes when %s', (_when, changed, next, changes) => {
    const before = { ...EMPTY_QUEUE, ...changed }
    const untouched = copyOf(before)
    expect({ ...before, ...next(before) }).toEqual({ ...before, ...changes })
    expect(before).toEqual(untouched)
  })
})

/** Copies a state, so that later mutations of it or its lists do not affect the copy. */
function copyOf(state: QueueState): QueueState {
  return { ...state, waiting: [...state.waiting], storedIds: new Set(state.storedIds) }
}
