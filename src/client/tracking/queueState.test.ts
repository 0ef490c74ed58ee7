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

type Case<Type extends QueueAction['type']> = readonly [
  when: string,
  before: Partial<QueueState>,
  action: Omit<Extract<QueueAction, { type: Type }>, 'type'>,
  /** Fields that differ after the action. */
  changes: Partial<QueueState>,
]

const ended = (outcome: PostOutcome, ...batch: QueuedEvent[]) => ({ outcome, batch, now: 100 })
const failed = (retryAfterMs: number) =>
  ended({ kind: 'failed', reason: 'status 500', retryAfterMs }, a)
const refused = ended({ kind: 'refused', reason: 'status 400' }, a)
const withNone = (item: QueuedEvent): QueuedEvent => ({ ...item, sender: undefined })

const late = stored('y', { notBefore: 70, failures: MAX_FAILURES - 1 })
const resting = stored('x', { failures: MAX_FAILURES, notBefore: 70 })
const known = (id: string) => ({ storedIds: new Set([id]) })
const both = { senders: [first, second] }

/** Cases for each action. A missing action is a type error. */
const TABLE: { readonly [Type in QueueAction['type']]: readonly Case<Type>[] } = {
  join: [
    ['the first client comes', {}, { sender: first }, { senders: [first] }],
    ['another one comes', { senders: [first] }, { sender: second }, both],
    [
      'one comes after the last has gone',
      { couldSend: true, waiting: [a] },
      { sender: second },
      { senders: [second] },
    ],
  ],
  record: [
    ['nothing waits', {}, { item: a }, { waiting: [a] }],
    ['others wait', { waiting: [b] }, { item: heldA }, { waiting: [b, heldA] }],
  ],
  allow: [
    [
      'events are held for several clients',
      { waiting: [heldA, heldB, heldOrphan, a] },
      { sender: first, ids },
      { waiting: [identified(heldA), heldB, identified(heldOrphan), a] },
    ],
    ['no event is held', { waiting: [a] }, { sender: first, ids: undefined }, {}],
  ],
  claim: [
    [
      'earlier pages left nothing',
      { failures: 3, silentUntil: 50, ...known('x') },
      { events: [] },
      { hasClaimed: true, failures: 0, storedIds: new Set() },
    ],
    [
      'they left events',
      { waiting: [a] },
      { events: [stored('x'), late] },
      {
        hasClaimed: true,
        waiting: [{ ...stored('x'), held: false }, { ...late, held: false }, a],
        storedIds: new Set(['x', 'y']),
        silentUntil: 70,
      },
    ],
    [
      'their requests had failed until the queue rested',
      { silentUntil: 90 },
      { events: [resting] },
      {
        hasClaimed: true,
        waiting: [{ ...resting, held: false }],
        ...known('x'),
        failures: MAX_FAILURES - 1,
      },
    ],
  ],
  post: [
    ['more waits than a batch takes', { waiting: [a, b] }, { batch: [a] }, { waiting: [b] }],
    ['nothing is due', { waiting: [a] }, { batch: [] }, {}],
  ],
  end: [
    [
      'it was taken back, and a client was destroyed meanwhile',
      { senders: [first], waiting: [heldA], failures: 2 },
      ended({ kind: 'taken back' }, a, b),
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
      ended({ kind: 'delivered' }, a),
      { failures: 0 },
    ],
    ['the server refused it for good', { failures: 7 }, refused, { failures: 0 }],
    ['it is on its way', { waiting: [b] }, ended({ kind: 'on its way' }, a), {}],
    ['the visitor refused', { failures: 2, waiting: [heldA] }, ended({ kind: 'forgotten' }, a), {}],
    [
      'three events were too large',
      { ...both, failures: 2 },
      ended({ kind: 'too large' }, a, b, heldA),
      { waiting: [a, b, heldA], failures: 0, batchLimit: 2 },
    ],
    ['a single one was too large', { batchLimit: 1 }, refused, { batchLimit: MAX_BATCH_EVENTS }],
  ],
  store: [['others were stored before', known('x'), { ids: new Set(['a']) }, known('a')]],
  loseStored: [
    [
      'some were stored',
      { waiting: [a, b], storedIds: new Set(['a', 'z']) },
      {},
      { waiting: [b], storedIds: new Set() },
    ],
  ],
  retry: [
    ['requests fail', { failures: 3 }, {}, {}],
    ['the queue rests', { failures: MAX_FAILURES }, {}, { failures: MAX_FAILURES - 1 }],
  ],
  forget: [
    [
      'events wait, some of them without the visitor’s ids',
      { hasClaimed: true, waiting: [a, heldB] },
      {},
      { hasClaimed: false, waiting: [heldB] },
    ],
  ],
  leavePage: [['it is open', {}, {}, { isLeft: true }]],
  returnToPage: [['it was left', { isLeft: true }, {}, { isLeft: false }]],
  destroy: [
    [
      'other clients stay',
      { ...both, waiting: [a, heldA, b] },
      { sender: first, couldSend: true, isRefused: false },
      { senders: [second], couldSend: true, waiting: [withNone(a), withNone(heldA), b] },
    ],
    [
      'the visitor refused',
      { ...both, waiting: [a, heldA, b] },
      { sender: first, couldSend: false, isRefused: true },
      { senders: [second], waiting: [b] },
    ],
    [
      'it was the last one',
      { senders: [first], waiting: [a] },
      { sender: first, couldSend: true, isRefused: false },
      { senders: [], couldSend: true, waiting: [withNone(a)] },
    ],
  ],
}

const rows = Object.entries(TABLE).flatMap(([type, cases]) =>
  cases.map(([when, before, action, changes]) => ({
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
