import { describe, expect, it, vi } from 'vitest'
import { ContentRequestError } from '../content/ContentRequestError'
import { createFakePage } from '../testing/fakePage'
import { requestContent } from './requestContent'

const URL = 'https://cdn.example.com/api/v3/content/page?apiKey=k'

/** Asks a host that answers with `body`, or what `fetch` is told to do. */
function ask(
  respond: Response | (() => Promise<Response>),
  signal = new AbortController().signal,
): Promise<unknown> {
  const page = createFakePage()
  page.fetch.mockImplementation(typeof respond === 'function' ? respond : async () => respond)
  return requestContent(page.environment, URL, { headers: { 'X-A': '1' } }, signal)
}

async function errorOf(asked: Promise<unknown>): Promise<ContentRequestError> {
  const error = await asked.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(ContentRequestError)
  return error as ContentRequestError
}

const json = (body: unknown, status: number) => new Response(JSON.stringify(body), { status })

describe('requestContent', () => {
  it.each([{ results: [] }, [], null, 0, 'text'])('gives the JSON %j', async (body) => {
    expect(await ask(json(body, 200))).toEqual(body)
  })

  it('hands options and signal to fetch', async () => {
    const page = createFakePage()
    page.fetch.mockResolvedValue(json({}, 200))
    const { signal } = new AbortController()
    await requestContent(
      page.environment,
      URL,
      { headers: { 'X-A': '1' }, cache: 'no-store' },
      signal,
    )
    expect(page.fetch.mock.calls).toEqual([
      [URL, { headers: { 'X-A': '1' }, cache: 'no-store', signal }],
    ])
  })

  it.each([
    [401, { message: 'Invalid key' }, '("Invalid key"). Check the apiKey, and pass an authToken'],
    [403, { error: 'Forbidden' }, '("Forbidden"). Check the apiKey, and pass an authToken'],
    [404, { status: 404, message: 'No model' }, '("No model"). Check the name of the model'],
    [400, { error: { message: 'Bad sort' } }, '("Bad sort"). Check the options of the request'],
    [422, { errors: [{ message: 'Bad limit' }] }, '("Bad limit"). Check the options'],
    [429, { detail: 'Slow down' }, '("Slow down"). Too many requests'],
    [500, {}, '. The content host is in trouble: try again later.'],
    [503, { message: { nested: true } }, '. The content host is in trouble'],
    [404, null, '. Check the name of the model'],
  ])('rejects for status %i and %j', async (status, body, part) => {
    const error = await errorOf(ask(json(body, status)))
    expect(error).toMatchObject({ status, url: URL, name: 'ContentRequestError' })
    expect(error.message).toContain(
      `Fetching content failed: https://cdn.example.com answered ${status}`,
    )
    expect(error.message).toContain(part)
  })

  it.each([
    ['Gateway down', 'Gateway down'],
    ['<html><body>Gateway down</body></html>', undefined],
    ['', undefined],
    ['x'.repeat(300), 'x'.repeat(200)],
  ])('takes from the body "%.20s" of a status that is not ok: %.20s', async (body, expected) => {
    const error = await errorOf(ask(new Response(body, { status: 502 })))
    expect(error).toMatchObject({ status: 502, serverMessage: expected })
  })

  it.each([
    ['<!doctype html><p>Hi</p>', 'answered with HTML in place of JSON. Check the host'],
    ['  \n<html>', 'answered with HTML in place of JSON'],
    ['{"results":[', 'answered with invalid JSON'],
    ['', 'answered with invalid JSON'],
  ])('rejects for a body "%s" that is no JSON', async (body, part) => {
    const error = await errorOf(ask(new Response(body, { status: 200 })))
    expect(error.status).toBe(200)
    expect(error.message).toContain(part)
  })

  it('rejects when no answer comes', async () => {
    const cause = new TypeError('Failed to fetch')
    const error = await errorOf(ask(() => Promise.reject(cause)))
    expect(error).toMatchObject({ status: undefined, cause })
    expect(error.message).toContain('could not be reached (Failed to fetch). Check the network')
  })

  it('rejects when the answer breaks off', async () => {
    const body = new ReadableStream({ pull: (stream) => stream.error(new Error('cut off')) })
    const error = await errorOf(ask(new Response(body)))
    expect(error.message).toContain('(cut off)')
  })

  it('rejects with what fetch gives when it was aborted', async () => {
    const controller = new AbortController()
    const reason = new Error('enough')
    const asked = ask(async () => {
      controller.abort(reason)
      throw reason
    }, controller.signal)
    await expect(asked).rejects.toBe(reason)
  })

  it('calls a fetch that must not be called as a method', async () => {
    const fetch = vi.fn(async function (this: unknown) {
      if (this !== undefined) throw new TypeError('Illegal invocation')
      return json({}, 200)
    })
    const environment = { ...createFakePage().environment, fetch }
    expect(
      await requestContent(environment, URL, { headers: {} }, new AbortController().signal),
    ).toEqual({})
  })

  it('names no host for an address that has none', async () => {
    const page = createFakePage()
    page.fetch.mockResolvedValue(json({}, 500))
    const signal = new AbortController().signal
    const asked = requestContent(page.environment, '/api/v3/content/page', { headers: {} }, signal)
    expect((await errorOf(asked)).message).toContain('the content host answered 500')
  })
})
