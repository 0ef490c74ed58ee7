import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { eventWith } from '../testing/eventWith'
import { createFakePage } from '../testing/fakePage'
import { createDeliveries, type PostOutcome } from './deliveries'

const ENDPOINT = 'https://cdn.test/api/v1/track'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function post(page = createFakePage()) {
  const batch = [{ event: eventWith('e') }]
  let takeBack = (): void => {}
  const outcome = new Promise<PostOutcome>((resolve) => {
    const deliveries = createDeliveries(page.environment, ENDPOINT, (_batch, end) => resolve(end))
    deliveries.post(batch, true)
    takeBack = () => deliveries.takeBack((item) => batch.includes(item))
  })
  return { outcome, takeBack }
}

describe('createDeliveries', () => {
  it('posts JSON', async () => {
    const page = createFakePage()
    await post(page).outcome
    expect(page.fetch).toHaveBeenCalledWith(ENDPOINT, {
      method: 'POST',
      mode: 'cors',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ events: [eventWith('e')] }),
      keepalive: true,
      signal: expect.any(AbortSignal),
    })
    expect(vi.getTimerCount()).toBe(0)
  })

  it('takes what a browser without keepalive has under way for uncertain', () => {
    const page = createFakePage()
    Object.assign(page.window, { Request: class {} })
    page.fetch.mockReturnValue(new Promise(() => {}))
    const batch = [{ event: eventWith('e') }]
    const deliveries = createDeliveries(page.environment, ENDPOINT, () => {})
    deliveries.post(batch, true)
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

  it.each([
    { status: 200, expected: { kind: 'delivered' } },
    { status: 204, expected: { kind: 'delivered' } },
    { status: 400, expected: { kind: 'refused', reason: 'status 400' } },
    { status: 404, expected: { kind: 'refused', reason: 'status 404' } },
    { status: 499, expected: { kind: 'refused', reason: 'status 499' } },
    { status: 429, expected: { kind: 'failed', reason: 'status 429', retryAfterMs: 0 } },
    {
      status: 429,
      header: '7',
      expected: { kind: 'failed', reason: 'status 429', retryAfterMs: 7_000 },
    },
    { status: 500, expected: { kind: 'failed', reason: 'status 500', retryAfterMs: 0 } },
    {
      status: 503,
      header: '7',
      expected: { kind: 'failed', reason: 'status 503', retryAfterMs: 7_000 },
    },
  ])('takes status $status with Retry-After $header for $expected.kind', async (row) => {
    const page = createFakePage()
    const headers = new Headers(row.header === undefined ? [] : [['retry-after', row.header]])
    page.fetch.mockResolvedValue(new Response(null, { status: row.status, headers }))
    expect(await post(page).outcome).toEqual(row.expected)
  })

  it.each([
    { name: 'rejects', fetch: () => Promise.reject(new TypeError('boom')) },
    {
      name: 'throws',
      fetch: () => {
        throw new TypeError('boom')
      },
    },
  ])('takes a fetch that $name for a failure', async ({ fetch }) => {
    const page = createFakePage()
    page.fetch.mockImplementation(fetch)
    expect(await post(page).outcome).toEqual({
      kind: 'failed',
      reason: 'TypeError: boom',
      retryAfterMs: 0,
    })
  })

  it.each([
    {
      name: 'after 30 seconds',
      end: () => vi.advanceTimersByTime(30_000),
      expected: { kind: 'failed', reason: 'Error: aborted' },
    },
    {
      name: 'when the events are taken back',
      end: (takeBack: () => void) => takeBack(),
      expected: { kind: 'taken back' },
    },
  ])('gives up $name', async ({ end, expected }) => {
    const page = createFakePage()
    page.fetch.mockImplementation(
      (_url, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new Error('aborted')))
        }),
    )
    const { outcome, takeBack } = post(page)
    end(takeBack)
    expect(await outcome).toMatchObject(expected)
  })
})
