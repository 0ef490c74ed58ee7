import { describe, expect, it } from 'vitest'
import type { HttpRequest } from '../../content/types'
import { deepFreeze } from '../../utils/testing/deepFreeze'
import { requestOf } from './useHttpRequests'

const url = 'https://x.test/{{state.id}}'
const json = 'application/json'
const own = { 'content-type': 'a/b' }

describe('requestOf', () => {
  it.each<[request: HttpRequest['request'], method: string, headers?: object, body?: string]>([
    [{ url }, 'GET'],
    [{ url, method: 'post' }, 'POST'],
    [{ url, method: 'POST', body: 'text' }, 'POST', {}, 'text'],
    [{ url, method: 'POST', body: { a: 1 } }, 'POST', { 'Content-Type': json }, '{"a":1}'],
    [{ url, method: 'PUT', headers: own, body: [1] }, 'PUT', own, '[1]'],
    [{ url, method: 'get', body: { a: 1 } }, 'GET'],
    [{ url, method: 'HEAD', body: 'x' }, 'HEAD'],
    [{ url, headers: { 'X-A': 'b' }, body: null }, 'GET', { 'X-A': 'b' }],
  ])('reads %j', (request, method, headers = {}, body?) => {
    const frozen = deepFreeze({ '@type': '@builder.io/core:Request', request } as const)
    const init = { method, headers, ...(body && { body }) }
    expect(requestOf(frozen)).toEqual({ url, init })
  })

  it('takes a text as an address', () => {
    expect(requestOf(url)).toEqual({ url, init: {} })
  })

  it('has no address where there is none', () => {
    expect(requestOf({ '@type': '@builder.io/core:Request' }).url).toBe('')
  })
})
