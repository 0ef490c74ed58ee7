import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createHeldAnswers } from '../testing/contentPage'
import { createFakePage, pagelessEnvironment } from '../testing/fakePage'
import type { ContentFetch } from './fetchContent'
import { createSharedRequests, type SharedRequests, sharedRequestsOf } from './sharedRequests'

beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => void vi.useRealTimers())

const request = (more: Partial<ContentFetch> = {}): ContentFetch => ({
  url: 'https://cdn.builder.io/api/v3/content/page',
  fetchOptions: { headers: {} },
  timeout: 10_000,
  cacheSeconds: 0,
  reload: false,
  ...more,
})

/** Waits for a response until one of `signals` aborts. */
function join(
  shared: SharedRequests,
  send: (controller: AbortController) => Promise<unknown>,
  more: Partial<ContentFetch> = {},
  signals: readonly AbortSignal[] = [],
): Promise<unknown> {
  return new Promise((resolve, reject) =>
    shared.join(request(more), [{ signals, resolve, reject }], send),
  )
}

/** Creates shared requests that respond with `answer 1`, `answer 2`, … */
function createCounted(environment = createFakePage().environment) {
  const shared = createSharedRequests(environment)
  const send = vi.fn(async (_controller: AbortController) => `answer ${send.mock.calls.length}`)
  return {
    send,
    ask: (more?: Partial<ContentFetch>, signal = new AbortController().signal) =>
      join(shared, send, more, [signal]),
  }
}

describe('createSharedRequests', () => {
  it('sends equal requests once while they are under way', async () => {
    const { ask, send } = createCounted()
    expect(await Promise.all([ask(), ask()])).toEqual(['answer 1', 'answer 1'])
    expect(send).toHaveBeenCalledTimes(1)
  })

  it('sends again once the answer has come', async () => {
    const { ask } = createCounted()
    await ask()
    expect(await ask()).toBe('answer 2')
  })

  it.each<[name: string, other: Partial<ContentFetch>]>([
    ['address', { url: 'https://cdn.builder.io/api/v3/content/hero' }],
    ['headers', { fetchOptions: { headers: { Authorization: 'Bearer other' } } }],
    ['credentials', { fetchOptions: { headers: {}, credentials: 'include' } }],
    ['body', { fetchOptions: { headers: {}, body: new URLSearchParams() } }],
    ['will to reload', { reload: true }],
  ])('sends requests that differ by their %s', async (_name, other) => {
    const { ask, send } = createCounted()
    await Promise.all([ask({ cacheSeconds: 60 }), ask({ cacheSeconds: 60, ...other })])
    expect(send).toHaveBeenCalledTimes(2)
  })

  it.each([
    { afterMs: 9_999, expected: 'answer 1' },
    { afterMs: 10_000, expected: 'answer 2' },
  ])('gives $expected $afterMs ms after an answer that is cached for 10 s', async (row) => {
    const { ask } = createCounted()
    await ask({ cacheSeconds: 10 })
    vi.setSystemTime(row.afterMs)
    expect(await ask({ cacheSeconds: 10 })).toBe(row.expected)
  })

  it('caches the answer of a reload in place of an older one', async () => {
    const { ask } = createCounted()
    await ask({ cacheSeconds: 10 })
    expect(await ask({ cacheSeconds: 10, reload: true })).toBe('answer 2')
    expect(await ask({ cacheSeconds: 10 })).toBe('answer 2')
  })

  it.each([true, false])(
    'caches the answer of a reload although an older one comes later: %s',
    async (succeeds) => {
      const shared = createSharedRequests(createFakePage().environment)
      const { held, hold } = createHeldAnswers()
      const older = join(shared, hold, { cacheSeconds: 10 })
      await join(shared, async () => 'newer', { cacheSeconds: 10, reload: true })
      if (succeeds) held[0]?.answer('older')
      else held[0]?.fail('older')
      expect(await older.catch((error) => error)).toBe('older')
      const send = vi.fn()
      expect(await join(shared, send, { cacheSeconds: 10 })).toBe('newer')
      expect(send).not.toHaveBeenCalled()
    },
  )

  it('leaves nothing behind after a failure', async () => {
    const { ask, send } = createCounted()
    send.mockRejectedValueOnce(new Error('boom'))
    const failed = await Promise.allSettled([ask({ cacheSeconds: 10 }), ask({ cacheSeconds: 10 })])
    expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await ask({ cacheSeconds: 10 })).toBe('answer 2')
  })

  it('leaves nothing behind after all have given up', async () => {
    const { ask } = createCounted()
    const mine = new AbortController()
    const given = ask({ cacheSeconds: 10 }, mine.signal)
    mine.abort(new Error('enough'))
    const next = ask({ cacheSeconds: 10 })
    await expect(given).rejects.toThrow('enough')
    expect(await next).toBe('answer 2')
  })

  it('caches the latest 200 answers', async () => {
    const { ask, send } = createCounted()
    for (let index = 0; index <= 200; index++) await ask({ url: `/${index}`, cacheSeconds: 10 })
    expect(send).toHaveBeenCalledTimes(201)
    await ask({ url: '/1', cacheSeconds: 10 })
    await ask({ url: '/200', cacheSeconds: 10 })
    expect(send).toHaveBeenCalledTimes(201)
    await ask({ url: '/0', cacheSeconds: 10 })
    expect(send).toHaveBeenCalledTimes(202)
  })

  it.each([
    { cacheSeconds: 0, sent: 3 },
    { cacheSeconds: 10, sent: 1 },
  ])('sends $sent of 3 on a server with cacheSeconds $cacheSeconds', async (row) => {
    const { cacheSeconds, sent } = row
    const { ask, send } = createCounted(pagelessEnvironment())
    await Promise.all([ask({ cacheSeconds }), ask({ cacheSeconds })])
    await ask({ cacheSeconds })
    expect(send).toHaveBeenCalledTimes(sent)
  })
})

/** Creates one shared request whose response the test controls. */
function createHeld() {
  const shared = createSharedRequests(createFakePage().environment)
  const { held, hold } = createHeldAnswers()
  const send = vi.fn((_controller: AbortController) => hold(undefined))
  return {
    held,
    wait: (signals: readonly AbortSignal[] = []) => join(shared, send, {}, signals),
    isAborted: () => send.mock.calls[0]?.[0].signal.aborted,
  }
}

describe('a shared request', () => {
  it('gives one error to all who wait', async () => {
    const { held, wait } = createHeld()
    const waiting = Promise.allSettled([wait(), wait()])
    held[0]?.fail(new Error('boom'))
    for (const result of await waiting) {
      expect(result).toMatchObject({ status: 'rejected', reason: { message: 'boom' } })
    }
  })

  it('is aborted when all have given up, and not before', async () => {
    const { wait, isAborted } = createHeld()
    const controllers = [new AbortController(), new AbortController()] as const
    const waiting = Promise.allSettled(controllers.map(({ signal }) => wait([signal])))
    controllers[0].abort()
    expect(isAborted()).toBe(false)
    controllers[1].abort()
    await waiting
    expect(isAborted()).toBe(true)
  })

  it('respects each of the signals', async () => {
    const { wait, isAborted } = createHeld()
    const mine = new AbortController()
    const given = wait([new AbortController().signal, mine.signal])
    mine.abort(new Error('too late'))
    await expect(given).rejects.toThrow('too late')
    expect(isAborted()).toBe(true)
  })

  it('is not aborted after its answer, and leaves no listener on a signal', async () => {
    const { held, wait, isAborted } = createHeld()
    const mine = new AbortController()
    const added = vi.spyOn(mine.signal, 'addEventListener')
    const removed = vi.spyOn(mine.signal, 'removeEventListener')
    const given = wait([mine.signal])
    held[0]?.answer('content')
    expect(await given).toBe('content')
    await Promise.resolve()
    expect(removed.mock.calls.length).toBe(added.mock.calls.length)
    mine.abort()
    expect(isAborted()).toBe(false)
  })
})

describe('sharedRequestsOf', () => {
  it('is the same for all with one environment, and no others', () => {
    const [one, other] = [createFakePage().environment, createFakePage().environment]
    expect(sharedRequestsOf(one)).toBe(sharedRequestsOf(one))
    expect(sharedRequestsOf(one)).not.toBe(sharedRequestsOf(other))
  })
})
