import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ClientEnvironment } from '../browser/environment'
import { createFakePage } from '../testing/fakePage'
import { ContentRequestError } from './ContentRequestError'
import { type ContentFetch, fetchContent } from './fetchContent'

const URL = 'https://cdn.example.com/api/v3/content/page?apiKey=k'

beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => void vi.useRealTimers())

/** Opens a page whose host answers like this. */
function answering(respond: () => Promise<Response>) {
  const page = createFakePage()
  page.fetch.mockImplementation(respond)
  return page
}

const ask = (respond: () => Promise<Response>) => fetchFrom(answering(respond).environment)

function fetchFrom(
  environment: ClientEnvironment,
  more: Partial<ContentFetch> = {},
  controller = new AbortController(),
  debug = vi.fn(),
): Promise<unknown> {
  const fetchOptions = { headers: { 'X-A': '1' } }
  const request = {
    url: URL,
    fetchOptions,
    timeout: 10_000,
    reload: false,
    cacheSeconds: 0,
    ...more,
  }
  const asked = fetchContent(environment, request, controller, debug)
  // Marks the rejection as handled, since the test awaits it later.
  asked.catch(() => {})
  return asked
}

async function errorOf(asked: Promise<unknown>): Promise<ContentRequestError> {
  await vi.advanceTimersByTimeAsync(400)
  const error = await asked.catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(ContentRequestError)
  return error as ContentRequestError
}

const json = (body: unknown, status: number) => new Response(JSON.stringify(body), { status })

describe('fetchContent', () => {
  it.each([{ results: [] }, [], null, 0, 'text'])('gives the JSON %j', async (body) => {
    expect(await ask(async () => json(body, 200))).toEqual(body)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('sends the request before those of the script’s parts, with the options and a signal', async () => {
    const page = answering(async () => json({}, 200))
    const fetchOptions = { headers: { 'X-A': '1' }, cache: 'no-store' } as const
    await fetchFrom(page.environment, { fetchOptions })
    expect(page.fetch.mock.calls).toEqual([
      [URL, { ...fetchOptions, priority: 'high', signal: expect.any(AbortSignal) }],
    ])
  })

  it('leaves the priority to the options', async () => {
    const page = answering(async () => json({}, 200))
    await fetchFrom(page.environment, { fetchOptions: { headers: {}, priority: 'low' } })
    expect(page.fetch.mock.calls).toMatchObject([[URL, { priority: 'low' }]])
  })

  it('rejects when no answer comes', async () => {
    const cause = new TypeError('Failed to fetch')
    const error = await errorOf(ask(() => Promise.reject(cause)))
    expect(error).toMatchObject({ status: undefined, cause })
    expect(error.message).toContain('could not be reached (Failed to fetch). Check the network')
  })

  it('rejects when the answer breaks off', async () => {
    const body = () => new ReadableStream({ pull: (stream) => stream.error(new Error('cut off')) })
    const error = await errorOf(ask(async () => new Response(body())))
    expect(error.message).toContain('(cut off)')
  })

  it('rejects with the reason when it is aborted, also where fetch ignores its signal', async () => {
    const page = answering(() => new Promise(() => {}))
    const controller = new AbortController()
    const asked = fetchFrom(page.environment, {}, controller)
    const reason = new Error('enough')
    controller.abort(reason)
    await expect(asked).rejects.toBe(reason)
    expect(page.fetch.mock.calls[0]?.[1]?.signal?.aborted).toBe(true)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('calls a fetch that must not be called as a method', async () => {
    const fetch = vi.fn(async function (this: unknown) {
      if (this !== undefined) throw new TypeError('Illegal invocation')
      return json({}, 200)
    })
    expect(await fetchFrom({ ...createFakePage().environment, fetch })).toEqual({})
  })

  it('names no host for an address that has none', async () => {
    const page = answering(async () => json({}, 500))
    const asked = fetchFrom(page.environment, { url: '/api/v3/content/page' })
    expect((await errorOf(asked)).message).toContain('the content host answered 500')
  })

  describe('time limit', () => {
    const never = () => new Promise<never>(() => {})

    it.each([
      { name: 'that hangs', respond: never },
      {
        name: 'whose answer hangs',
        respond: async () => new Response(new ReadableStream({ pull: never })),
      },
    ])('ends a request $name', async ({ respond }) => {
      const page = answering(respond)
      const debug = vi.fn()
      const settled = vi.fn()
      const asked = fetchFrom(page.environment, { timeout: 3_000 }, undefined, debug)
      asked.catch(settled)
      await vi.advanceTimersByTimeAsync(2_999)
      expect(settled).not.toHaveBeenCalled()
      await vi.advanceTimersByTimeAsync(1)
      const error = await errorOf(asked)
      expect(error.message).toContain('did not answer within 3 s. Check the network')
      expect(page.fetch.mock.calls.map(([, init]) => init?.signal?.aborted)).toEqual([true])
      expect(debug).toHaveBeenCalledWith('content request timed out', { url: URL, timeout: 3_000 })
    })

    it('holds for the repetition as well', async () => {
      const page = createFakePage()
      page.fetch.mockImplementationOnce(async () => json({}, 503)).mockImplementation(never)
      const asked = fetchFrom(page.environment, { timeout: 1_000 })
      await vi.advanceTimersByTimeAsync(1_000)
      expect((await errorOf(asked)).message).toContain('did not answer within 1 s')
      expect(page.fetch).toHaveBeenCalledTimes(2)
    })

    it.each([0, -1, Number.POSITIVE_INFINITY])('is none for %d', async (timeout) => {
      const page = answering(never)
      const settled = vi.fn()
      fetchFrom(page.environment, { timeout }).then(settled, settled)
      await vi.advanceTimersByTimeAsync(3_600_000)
      expect(settled).not.toHaveBeenCalled()
      expect(vi.getTimerCount()).toBe(0)
    })
  })

  describe('repetition', () => {
    it.each([408, 429, 500, 502, 503])('comes once after %i', async (status) => {
      const page = createFakePage()
      page.fetch.mockResolvedValueOnce(json({}, status)).mockResolvedValue(json({}, 200))
      const debug = vi.fn()
      const asked = fetchFrom(page.environment, {}, undefined, debug)
      await vi.advanceTimersByTimeAsync(400)
      expect(await asked).toEqual({})
      expect(debug.mock.calls).toEqual([
        ['content requested', { url: URL }],
        ['content requested again', { url: URL, reason: expect.stringContaining('failed') }],
      ])
    })

    it('comes no second time', async () => {
      const page = createFakePage()
      page.fetch.mockRejectedValue(new TypeError('Failed to fetch'))
      await errorOf(fetchFrom(page.environment))
      await vi.advanceTimersByTimeAsync(60_000)
      expect(page.fetch).toHaveBeenCalledTimes(2)
    })

    it.each([400, 404, 422])('does not come after %i', async (status) => {
      const page = answering(async () => json({}, status))
      await errorOf(fetchFrom(page.environment))
      expect(page.fetch).toHaveBeenCalledTimes(1)
    })

    it.each([
      { header: '2', afterMs: 2_000 },
      { header: new Date(3_000).toUTCString(), afterMs: 3_000 },
      { header: 'soon', afterMs: 300 },
    ])('comes when Retry-After "$header" has passed', async ({ header, afterMs }) => {
      const page = createFakePage()
      const headers = { 'retry-after': header }
      page.fetch.mockImplementationOnce(async () => new Response('{}', { status: 429, headers }))
      fetchFrom(page.environment)
      await vi.advanceTimersByTimeAsync(afterMs - 1)
      expect(page.fetch).toHaveBeenCalledTimes(1)
      await vi.advanceTimersByTimeAsync(1)
      expect(page.fetch).toHaveBeenCalledTimes(2)
    })

    it('does not come where Retry-After is beyond the time limit', async () => {
      const page = createFakePage()
      const headers = { 'retry-after': '10' }
      page.fetch.mockImplementation(async () => new Response('{}', { status: 429, headers }))
      expect((await errorOf(fetchFrom(page.environment))).status).toBe(429)
      expect(vi.getTimerCount()).toBe(0)
      expect(page.fetch).toHaveBeenCalledTimes(1)
    })

    it('does not come once everybody has given up', async () => {
      const page = answering(async () => json({}, 503))
      const controller = new AbortController()
      const asked = fetchFrom(page.environment, {}, controller)
      await vi.advanceTimersByTimeAsync(100)
      controller.abort(new Error('enough'))
      await expect(asked).rejects.toThrow('enough')
      await vi.advanceTimersByTimeAsync(1_000)
      expect(page.fetch).toHaveBeenCalledTimes(1)
      expect(vi.getTimerCount()).toBe(0)
    })
  })
})
