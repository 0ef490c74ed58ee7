import { describe, expect, it } from 'vitest'
import type { HttpRequest } from '../../content/types'
import { deepFreeze } from '../../utils/testing/deepFreeze'
import { requestOf } from './useHttpRequests'

const url = 'https://x.test/{{state.id}}'
const json = { 'Content-Type': 'application/json' }

describe('requestOf', () => {
  it.each<[HttpRequest['request'], RequestInit]>([
    [{ url }, { method: 'GET', headers: {} }],
    [
      { url, method: 'post' },
      { method: 'POST', headers: {} },
    ],
    [
      { url, method: 'POST', body: 'text' },
      { method: 'POST', headers: {}, body: 'text' },
    ],
    [
      { url, method: 'POST', body: { a: 1 } },
      { method: 'POST', headers: json, body: '{"a":1}' },
    ],
    [
      { url, method: 'PUT', headers: { 'content-type': 'a/b' }, body: [1] },
      { method: 'PUT', headers: { 'content-type': 'a/b' }, body: '[1]' },
    ],
    [
      { url, method: 'get', body: { a: 1 } },
      { method: 'GET', headers: {} },
    ],
    [
      { url, method: 'HEAD', body: 'x' },
      { method: 'HEAD', headers: {} },
    ],
    [
      { url, headers: { 'X-A': 'b' }, body: null },
      { method: 'GET', headers: { 'X-A': 'b' } },
    ],
  ])('reads %j', (request, init) => {
    const frozen = deepFreeze({ '@type': '@builder.io/core:Request', request } as const)
    expect(requestOf(frozen)).toEqual({ url, init })
  })

  it('takes a text as an address', () => {
    expect(requestOf(url)).toEqual({ url, init: {} })
  })

  it('has no address where there is none', () => {
    expect(requestOf({ '@type': '@builder.io/core:Request' }).url).toBe('')
  })
})
