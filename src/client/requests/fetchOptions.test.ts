import { describe, expect, it } from 'vitest'
import { deepFreeze } from '../../utils/testing/deepFreeze'
import { mergeFetchOptions, requestKey } from './fetchOptions'

const TOKEN = { Authorization: 'Bearer tok' }

describe('mergeFetchOptions', () => {
  it.each<[name: string, layers: (RequestInit | undefined)[], expected: RequestInit]>([
    ['nothing', [], { headers: {} }],
    [
      'headers and options',
      [{ headers: { 'X-A': '1' }, cache: 'no-store' }, { headers: TOKEN }],
      { headers: { 'x-a': '1', authorization: 'Bearer tok' }, cache: 'no-store' },
    ],
    [
      'a header over one of the same name',
      [{ headers: { authorization: 'Basic x' } }, { headers: TOKEN }],
      { headers: { authorization: 'Bearer tok' } },
    ],
    [
      'later layers over earlier ones',
      [
        { headers: { 'X-A': '1', 'X-B': '1' }, credentials: 'omit' },
        undefined,
        { headers: { 'x-a': '2' }, credentials: 'include' },
      ],
      { headers: { 'x-a': '2', 'x-b': '1' }, credentials: 'include' },
    ],
    ['headers as pairs', [{ headers: [['X-A', '1']] }], { headers: { 'x-a': '1' } }],
    ['a Headers object', [{ headers: new Headers({ A: '1' }) }], { headers: { a: '1' } }],
  ])('merges %s', (_name, layers, expected) => {
    expect(mergeFetchOptions(layers)).toEqual(expected)
  })

  it('leaves signals out, and its layers as they are', () => {
    const { signal } = new AbortController()
    const layers: RequestInit[] = [{ headers: { 'X-A': '1' } }, { headers: { 'X-B': '2' } }]
    expect(mergeFetchOptions([...deepFreeze(layers), { signal }])).not.toHaveProperty('signal')
  })
})

const URL = 'https://cdn.builder.io/api/v3/content/page?a=1'

describe('requestKey', () => {
  it.each([
    [{ headers: { A: '1', B: '2' } }, { headers: { b: '2', a: '1' } }],
    [
      { headers: {}, cache: 'no-store', mode: 'cors' },
      { mode: 'cors', cache: 'no-store', headers: {} },
    ],
  ] as const)('is the same for %j and %j', (one, other) => {
    const [key, otherKey] = [one, other].map((given) => requestKey(URL, mergeFetchOptions([given])))
    expect(key).toBe(otherKey)
  })

  it.each([
    [{ headers: { A: '1' } }, { headers: { A: '2' } }],
    [{ headers: { Authorization: 'Bearer a' } }, { headers: {} }],
    [{ headers: {}, cache: 'no-store' }, { headers: {} }],
    [
      { headers: {}, credentials: 'include' },
      { headers: {}, credentials: 'omit' },
    ],
  ] as const)('differs between %j and %j', (one, other) => {
    expect(requestKey(URL, one)).not.toBe(requestKey(URL, other))
  })

  it('differs between addresses', () => {
    expect(requestKey(URL, { headers: {} })).not.toBe(requestKey(`${URL}2`, { headers: {} }))
  })

  it('gives none to a request with a body', () => {
    const body = new URLSearchParams('a=1')
    expect(requestKey(URL, { headers: {}, method: 'POST', body })).toBeUndefined()
  })
})
