import { describe, expect, it } from 'vitest'
import { formatDuration } from '../../utils/format'
import { requestKind, requestsSince } from './requestKind'
import { pollDelay } from './useActivity'

describe('requestKind', () => {
  it.each([
    ['/api/v3/content/page?apiKey=demo', 'content'],
    ['/api/v3/query/demo/page', 'content'],
    ['/api/v1/codegen/demo/page', 'content'],
    ['/api/v1/track', 'track'],
    ['/api/v1/track?x', 'track'],
    ['/api/v1/form-submit?to=x', 'form'],
    ['/api/submissions/guest-book', 'form'],
    ['/images/track/content/', 'other'],
    ['/api/v1/tracks', 'other'],
  ])('reads %s as %s', (url, expected) => {
    expect(requestKind(url)).toBe(expected)
  })
})

describe('requestsSince', () => {
  const at = (startedAt: number, url: string) => ({
    seq: startedAt,
    method: 'POST',
    url,
    startedAt,
    durationMs: 1,
    status: 200,
    headers: {},
  })

  it('counts what came after the refusal, but for what was under way', () => {
    const requests = [
      at(900, '/api/v1/track'),
      at(1200, '/api/v1/track'),
      at(1201, '/api/v1/track'),
      at(1500, '/api/v3/content/page'),
    ]
    expect(requestsSince(requests, 1000)).toEqual({ track: 1, others: 1 })
  })
})

describe('pollDelay', () => {
  it.each([
    [0, 1000],
    [1, 2000],
    [3, 8000],
    [50, 8000],
  ])('waits after %d failures for %d ms', (failures, expected) => {
    expect(pollDelay(failures)).toBe(expected)
  })
})

describe('formatDuration', () => {
  it.each([
    [0.42, '0.4 ms'],
    [1, '1 ms'],
    [999.4, '999 ms'],
    [1200, '1.2 s'],
  ])('writes %d as %s', (ms, expected) => {
    expect(formatDuration(ms)).toBe(expected)
  })
})
