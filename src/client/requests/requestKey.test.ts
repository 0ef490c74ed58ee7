import { describe, expect, it } from 'vitest'
import { requestKey } from './requestKey'

const URL = 'https://cdn.builder.io/api/v3/content/page?a=1'

describe('requestKey', () => {
  it.each([
    [{ headers: { A: '1', B: '2' } }, { headers: { b: '2', a: '1' } }],
    [
      { headers: {}, cache: 'no-store', mode: 'cors' },
      { mode: 'cors', cache: 'no-store', headers: {} },
    ],
  ] as const)('is the same for %j and %j', (one, other) => {
    expect(requestKey(URL, one)).toBe(requestKey(URL, other))
  })

  it.each([
    [{ headers: { A: '1' } }, { headers: { A: '2' } }],
    [{ headers: { Authorization: 'Bearer a' } }, { headers: {} }],
    [{ headers: {}, cache: 'no-store' }, { headers: {} }],
    [
      { headers: {}, credentials: 'include' },
      { headers: {}, credentials: 'omit' },
    ],
  ] as const)('tells %j from %j', (one, other) => {
    expect(requestKey(URL, one)).not.toBe(requestKey(URL, other))
  })

  it('tells addresses apart', () => {
    expect(requestKey(URL, { headers: {} })).not.toBe(requestKey(`${URL}2`, { headers: {} }))
  })

  it('gives none to a request with a body', () => {
    const body = new URLSearchParams('a=1')
    expect(requestKey(URL, { headers: {}, method: 'POST', body })).toBeUndefined()
  })
})
