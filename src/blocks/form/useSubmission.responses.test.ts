import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { deepFreeze } from '../../utils/testing/deepFreeze'
import { exchange, messageAt, rawResponse } from './useSubmission'

type Fetch = (url: string, init: RequestInit) => Promise<Response>

const exchangeBy = (fetch: Fetch, init: RequestInit = {}) =>
  exchange({ url: '/api', init, body: '' }, { fetch } as unknown as Window)

const answer = (body: string | null, type = '', status = 200) =>
  exchangeBy(
    async () => new Response(body, { status, headers: type ? { 'content-type': type } : {} }),
  )

describe('exchange', () => {
  it.each([
    { type: 'application/json', body: '{"a":1}', expected: { a: 1 } },
    { type: 'application/json; charset=utf-8', body: '[1]', expected: [1] },
    { type: 'application/problem+json', body: '{"a":1}', expected: { a: 1 } },
    { type: 'application/json', body: '', expected: '' },
    { type: 'text/plain', body: '{"a":1}', expected: '{"a":1}' },
    { type: 'application/jsonp', body: 'a()', expected: 'a()' },
    { type: undefined, body: null, expected: '' },
  ])('reads $expected from $body of type $type', async ({ type, body, expected }) => {
    const { data, error } = await answer(body, type)
    expect(data).toEqual(expected)
    expect(error).toBeUndefined()
  })

  it.each([
    { kind: 'text', seconds: 60, body: 'a=1' },
    { kind: 'multipart', seconds: 600, body: new FormData() },
  ])('gives up after $seconds s without an answer to $kind', async ({ seconds, body }) => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const fetch: Fetch = (_, { signal }) =>
      new Promise((_, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason))
      })
    const onEnd = vi.fn()
    exchangeBy(fetch, { body }).then(onEnd)
    await vi.advanceTimersByTimeAsync(seconds * 1_000 - 1)
    expect(onEnd).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(onEnd).toHaveBeenCalledWith(expect.objectContaining({ error: new Error('No answer') }))
    expect(vi.getTimerCount()).toBe(0)
  })

  it('forgets the limit once there is an answer', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    await answer('')
    expect(vi.getTimerCount()).toBe(0)
  })
})

const ANSWER = { error: { message: 'taken', code: 7, none: '', list: ['a', { text: 'b' }] } }

describe('messageAt', () => {
  it.each([
    { path: 'error.message', expected: 'taken' },
    { path: 'error.list[1].text', expected: 'b' },
    { path: 'error["list"]', expected: '' },
    { path: 'error.code', expected: '7' },
    { path: 'error.list', expected: '["a",{"text":"b"}]' },
    { path: 'error.none', expected: '' },
    { path: 'error.gone.deeper', expected: '' },
    { path: 'constructor.name', expected: '' },
    { path: '__proto__', expected: '' },
    { path: '', expected: '' },
    { path: undefined, expected: '' },
    { path: 5, expected: '' },
  ])('finds "$expected" at $path', ({ path, expected }) => {
    expect(messageAt(deepFreeze(ANSWER), path)).toBe(expected)
  })

  it.each([undefined, null, 'text', 5])('finds nothing in %s', (answer) => {
    expect(messageAt(answer, 'error.message')).toBe('')
  })
})

describe('rawResponse', () => {
  it.each([
    { answer: { a: [1] }, expected: '{\n  "a": [\n    1\n  ]\n}' },
    { answer: 'Not found', expected: 'Not found' },
    { answer: '', expected: '' },
    { answer: undefined, expected: '' },
    { answer: null, expected: '' },
    { answer: 0, expected: '0' },
    { answer: false, expected: 'false' },
    { answer: 'x'.repeat(5_000), expected: 'x'.repeat(5_000) },
    { answer: 'x'.repeat(5_001), expected: `${'x'.repeat(5_000)}…` },
  ])('prints $answer', ({ answer, expected }) => {
    expect(rawResponse(answer)).toBe(expected)
  })

  it('prints nothing of what is nested beyond measure', () => {
    expect(rawResponse(JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`))).toBe('')
  })
})
