import { describe, expect, it } from 'vitest'
import { exchange } from './useSubmission'

const answering = (fetch: () => Promise<Response>) =>
  exchange({ url: '/api', init: {}, body: '' }, {
    fetch,
  } as unknown as Window)

const answer = (body: string | null, type?: string, status = 200) =>
  answering(
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

  it('leaves the answer for others to read', async () => {
    const { response } = await answer('{"a":1}', 'application/json', 422)
    expect(response?.status).toBe(422)
    expect(await response?.json()).toEqual({ a: 1 })
  })

  it('keeps the text that should have been JSON', async () => {
    const { data, error, response } = await answer('<html>', 'application/json')
    expect(data).toBe('<html>')
    expect(error).toBeInstanceOf(SyntaxError)
    expect(response?.ok).toBe(true)
  })

  it('tells why there was no answer', async () => {
    const failure = new TypeError('Failed to fetch')
    expect(await answering(() => Promise.reject(failure))).toEqual({ error: failure })
  })
})
