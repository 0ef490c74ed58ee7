import { describe, expect, it } from 'vitest'
import { ContentRequestError } from './ContentRequestError'
import { readResponse } from './readResponse'

const URL = 'https://cdn.example.com/api/v3/content/page?apiKey=k'

function errorFor(body: string, status: number): ContentRequestError {
  try {
    readResponse(URL, new Response(null, { status }), body, 0)
  } catch (error) {
    if (error instanceof ContentRequestError) return error
  }
  throw new Error('No ContentRequestError was thrown.')
}

describe('readResponse', () => {
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
  ])('rejects for status %i and %j', (status, body, part) => {
    const error = errorFor(JSON.stringify(body), status)
    expect(error).toMatchObject({ status, url: URL, name: 'ContentRequestError' })
    expect(error.message).toContain(
      `Fetching content failed: https://cdn.example.com answered ${status}`,
    )
    expect(error.message).toContain(part)
  })

  it.each([
    ['Gateway down', 'Gateway down'],
    ['Quota of 5 < 7', 'Quota of 5 < 7'],
    ['<html><body>Gateway down</body></html>', undefined],
    ['', undefined],
    ['x'.repeat(300), 'x'.repeat(200)],
  ])('reads from the body "%.20s" of a status that is not ok: %.20s', (body, expected) => {
    expect(errorFor(body, 502)).toMatchObject({ status: 502, serverMessage: expected })
  })

  it.each([
    ['<!doctype html><p>Hi</p>', 'answered with HTML instead of JSON. Check the host'],
    ['  \n<html>', 'answered with HTML instead of JSON'],
    ['{"results":[', 'answered with invalid JSON'],
    ['', 'answered with invalid JSON'],
  ])('rejects for a body "%s" that is not JSON', (body, part) => {
    const error = errorFor(body, 200)
    expect(error.status).toBe(200)
    expect(error.message).toContain(part)
  })
})
