import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createHeldAnswers } from '../testing/contentPage'
import { eventWith } from '../testing/eventWith'
import { createFakePage } from '../testing/fakePage'
import {
  byteLength,
  createDeliveries,
  type Deliveries,
  eventChunks,
  eventsBody,
  type PostOutcome,
} from './deliveries'
import type { TrackedEvent } from './trackedEvent'

const ENDPOINT = 'https://cdn.test/api/v1/track'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function post(page = createFakePage(), count = 1, isLasting = true) {
  const batch = Array.from({ length: count }, () => ({ event: eventWith('e') }))
  let end: (outcome: PostOutcome) => void
  const outcome = new Promise<PostOutcome>((resolve) => {
    end = resolve
  })
  const deliveries = createDeliveries(page.environment, ENDPOINT, (_batch, result) => end(result))
  deliveries.post(batch, { isLasting })
  return { outcome, deliveries }
}

/** Response to a redirected request that must not follow. */
function redirected(): Response {
  return Object.defineProperties(Response.error(), { type: { value: 'opaqueredirect' } })
}

describe('createDeliveries', () => {
  it('posts JSON', async () => {
    const page = createFakePage()
    await post(page).outcome
    expect(page.fetch).toHaveBeenCalledWith(ENDPOINT, {
      method: 'POST',
      credentials: 'omit',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ events: [eventWith('e')] }),
      keepalive: true,
      redirect: 'manual',
      signal: expect.any(AbortSignal),
    })
    expect(vi.getTimerCount()).toBe(0)
  })

  it('counts requests in flight as uncertain in a browser without keepalive', () => {
    const page = createFakePage()
    Object.assign(page.window, { Request: class {} })
    page.fetch.mockReturnValue(new Promise(() => {}))
    const batch = [{ event: eventWith('e') }]
    const deliveries = createDeliveries(page.environment, ENDPOINT, () => {})
    deliveries.post(batch, { isLasting: true })
    expect(page.fetch.mock.calls[0]?.[1]).toMatchObject({ keepalive: false })
    expect(deliveries.uncertain).toEqual(batch)
  })

  it('calls a fetch that must not be called as a method', async () => {
    const page = createFakePage()
    page.environment.fetch = async function (this: unknown) {
      if (this !== undefined) throw new TypeError('Illegal invocation')
      return new Response()
    }
    expect(await post(page).outcome).toEqual({ kind: 'delivered' })
  })

  const failed = (status: number, retryAfterMs = 0): PostOutcome => ({
    kind: 'failed',
    reason: `status ${status}`,
    retryAfterMs,
  })
  const refused = (status: number): PostOutcome => ({ kind: 'refused', reason: `status ${status}` })

  it.each<{ status: number; header?: string; count?: number; expected: PostOutcome }>([
    { status: 200, expected: { kind: 'delivered' } },
    { status: 204, expected: { kind: 'delivered' } },
    { status: 304, expected: refused(304) },
    { status: 400, expected: refused(400) },
    { status: 404, expected: refused(404) },
    { status: 408, expected: failed(408) },
    { status: 413, expected: refused(413) },
    { status: 413, count: 2, expected: { kind: 'too large' } },
    { status: 499, expected: refused(499) },
    { status: 429, expected: failed(429) },
    { status: 429, header: '7', expected: failed(429, 7_000) },
    { status: 500, expected: failed(500) },
    { status: 503, header: '7', expected: failed(503, 7_000) },
  ])('treats status $status with Retry-After $header as $expected', async (row) => {
    const page = createFakePage()
    const headers = new Headers(row.header === undefined ? [] : [['retry-after', row.header]])
    page.fetch.mockResolvedValue(new Response(null, { status: row.status, headers }))
    expect(await post(page, row.count).outcome).toEqual(row.expected)
  })

  it.each<[when: string, end: (given: Deliveries<{ event: TrackedEvent }>) => void, kind: string]>([
    ['after 30 seconds', () => vi.advanceTimersByTime(30_000), 'failed'],
    [
      'when the events are taken back',
      ({ takeBack }) => takeBack(({ event }) => event.id === 'e'),
      'taken back',
    ],
    [
      'when the visitor refuses after they were taken back',
      ({ takeBack, forget }) => {
        takeBack(() => true)
        forget()
      },
      'forgotten',
    ],
  ])('gives up %s', async (_when, end, kind) => {
    const page = createFakePage()
    page.fetch.mockImplementation(createHeldAnswers().hold)
    const { outcome, deliveries } = post(page)
    end(deliveries)
    await vi.advanceTimersByTimeAsync(1)
    expect(await outcome).toMatchObject({ kind })
  })

  describe('a request that is rejected', () => {
    const failed = { kind: 'failed', reason: 'TypeError: Failed to fetch', retryAfterMs: 0 }

    it.each<{ when: string; isLeft?: true; isLasting?: false; isOffline?: true; kind?: string }>([
      { when: 'while the page is open' },
      { when: 'after the page was left', isLeft: true, kind: 'on its way' },
      { when: 'after the page was left, without keepalive', isLeft: true, isLasting: false },
      { when: 'after the page was left, while offline', isLeft: true, isOffline: true },
    ])('$when', async ({ isLeft, isLasting, isOffline, kind }) => {
      const page = createFakePage()
      page.fetch.mockRejectedValue(new TypeError('Failed to fetch'))
      const { outcome } = post(page, 1, isLasting)
      if (isLeft) page.dispatch('pagehide')
      if (isOffline) page.window.navigator.onLine = false
      await vi.advanceTimersByTimeAsync(1)
      expect(await outcome).toEqual(kind ? { kind } : failed)
      expect(page.listenerCount()).toBe(0)
    })
  })

  describe('a redirect', () => {
    const MOVED = 'https://moved.test/api/v1/track'

    it('is followed by a request without events, and then known', async () => {
      const page = createFakePage()
      const found = Object.defineProperty(new Response(), 'url', { value: MOVED })
      page.fetch.mockResolvedValueOnce(redirected()).mockResolvedValueOnce(found)
      const { outcome, deliveries } = post(page)
      expect(await outcome).toEqual({ kind: 'delivered' })
      deliveries.handOver([{ event: eventWith('f') }])
      const requests = page.fetch.mock.calls.map(([url, init]) => [url, init?.redirect, init?.body])
      const body = JSON.stringify({ events: [eventWith('e')] })
      expect(requests).toEqual([
        [ENDPOINT, 'manual', body],
        [ENDPOINT, 'follow', '{"events":[]}'],
        [MOVED, 'manual', body],
      ])
      expect(page.sendBeacon.mock.calls.map(([url]) => url)).toEqual([MOVED])
    })

    it('that leads to another one delivers nothing', async () => {
      const page = createFakePage()
      page.fetch.mockImplementation(async () => redirected())
      expect(await post(page).outcome).toMatchObject({ kind: 'failed', reason: 'redirected twice' })
    })
  })
})

function items(...paddings: number[]) {
  return paddings.map((padding, index) => ({ event: eventWith(`e${index}`, padding) }))
}

function bodyBytes(chunk: ReturnType<typeof items>): number {
  return byteLength(eventsBody(chunk))
}

describe('eventChunks', () => {
  it('puts everything into one chunk where there is room to the byte', () => {
    const all = items(10, 20, 30)
    expect(eventChunks(all, bodyBytes(all))).toEqual({ chunks: [all], rest: [] })
    expect(eventChunks(all, bodyBytes(all) - 1)).toEqual({
      chunks: [all.slice(0, 2)],
      rest: all.slice(2),
    })
  })

  it('begins a new chunk after 50 events', () => {
    const all = items(...Array.from({ length: 101 }, () => 0))
    const { chunks, rest } = eventChunks(all, 60_000)
    expect(chunks.map(({ length }) => length)).toEqual([50, 50, 1])
    expect(rest).toEqual([])
  })

  it('skips an event that does not fit, and adds the next one', () => {
    const all = items(10, 5_000, 10)
    const { chunks, rest } = eventChunks(all, 1_000)
    expect(chunks).toEqual([[all[0], all[2]]])
    expect(rest).toEqual([all[1]])
  })

  it.each([0, -5])('leaves everything where the budget is %s', (budget) => {
    expect(eventChunks(items(1), budget)).toEqual({ chunks: [], rest: items(1) })
  })

  it('loses nothing, and never exceeds the budget', () => {
    const paddings = fc.array(fc.nat(3_000), { maxLength: 120 })
    fc.assert(
      fc.property(paddings, fc.nat(60_000), (list, budget) => {
        const all = items(...list)
        const { chunks, rest } = eventChunks(all, budget)
        expect(new Set([...chunks.flat(), ...rest])).toEqual(new Set(all))
        const bytes = chunks.reduce((sum, chunk) => sum + bodyBytes(chunk), 0)
        expect(bytes).toBeLessThanOrEqual(budget)
      }),
    )
  })
})

describe('byteLength', () => {
  it.each([
    { text: '', expected: 0 },
    { text: 'abc', expected: 3 },
    { text: 'é☃', expected: 5 },
  ])('counts "$text"', ({ text, expected }) => {
    expect(byteLength(text)).toBe(expected)
  })
})
