import { describe, expect, it } from 'vitest'
import { addToActivity } from './useActivity'

const event = (seq: number) => ({ seq, type: 'click', receivedAt: seq * 1000, body: {} })
const request = (seq: number) => ({
  seq,
  url: '/',
  method: 'GET',
  startedAt: seq,
  durationMs: 1,
  status: 200,
  headers: {},
})
const answer = (change: object) => ({
  epoch: 'one',
  events: [],
  submissions: [],
  requests: [],
  ...change,
})

describe('addToActivity', () => {
  const first = addToActivity(
    undefined,
    answer({
      events: [event(1), event(3)],
      submissions: [{ seq: 1, id: 'one', form: 'contact', receivedAt: 2000, files: [] }],
      requests: [request(1), request(2)],
    }),
  )

  it('begins with the newest of both kinds, of which none is news', () => {
    expect(first.arrivals.map(({ key }) => key)).toEqual(['event 3', 'submission 1', 'event 1'])
    expect(first.requests.map(({ seq }) => seq)).toEqual([2, 1])
    expect(first.live.size).toBe(0)
    expect(first.last).toEqual({ events: 3, submissions: 1, requests: 2 })
  })

  it('puts what came since on top, as news', () => {
    const next = addToActivity(first, answer({ events: [event(4)], requests: [request(3)] }))
    expect(next.arrivals[0]?.key).toBe('event 4')
    expect([...next.live]).toEqual(['event 4'])
    expect(next.last).toEqual({ events: 4, submissions: 1, requests: 3 })
  })

  it('stays the same object when nothing came', () => {
    expect(addToActivity(first, answer({}))).toBe(first)
  })

  it('starts over with another epoch', () => {
    const next = addToActivity(first, answer({ epoch: 'two', requests: [request(1)] }))
    expect(next.arrivals).toEqual([])
    expect(next.requests).toHaveLength(1)
    expect(next.last).toEqual({ events: 0, submissions: 0, requests: 1 })
  })

  it('lists the latest 500 of each', () => {
    const events = Array.from({ length: 501 }, (_, index) => event(index + 1))
    const { arrivals, last } = addToActivity(undefined, answer({ events }))
    expect(arrivals).toHaveLength(500)
    expect(arrivals.at(-1)?.seq).toBe(2)
    expect(last.events).toBe(501)
  })
})
