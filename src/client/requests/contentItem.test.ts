import { describe, expect, it } from 'vitest'
import { deepFreeze } from '../../utils/testing/deepFreeze'
import { contentItem } from './contentItem'

describe('contentItem', () => {
  it.each([
    ['get', {}, { noTraverse: false }],
    ['get', { noTraverse: true }, { noTraverse: true }],
    ['get', { noTraverse: undefined }, { noTraverse: false }],
    ['getAll', {}, { limit: 30, noTraverse: true }],
    ['getAll', { limit: 5, noTraverse: false }, { limit: 5, noTraverse: false }],
    ['getAll', { limit: 0 }, { limit: 0, noTraverse: true }],
    ['observe', {}, {}],
  ] as const)('fills in for %s %j', (method, request, expected) => {
    expect(contentItem(method, 'page', deepFreeze(request)).request).toEqual(expected)
  })

  it.each([
    ['get', {}, 'page'],
    ['observe', {}, 'page'],
    ['get', { key: 'page:/about' }, 'page:/about'],
    ['getAll', {}, 'page:034648ec'],
  ] as const)('calls %s %j by the key %s', (method, request, key) => {
    expect(contentItem(method, 'page', request).key).toBe(key)
  })

  it('calls lists by a key of their own, into which a given one goes', () => {
    const { key } = contentItem('getAll', 'page', { key: 'mine' })
    expect(key).toMatch(/^page:[\da-f]{8}$/)
    expect(key).not.toBe('page:034648ec')
  })

  it('calls equal lists by the same key', () => {
    const one = contentItem('getAll', 'page', { limit: 5, query: { id: 'x' } })
    const other = contentItem('getAll', 'page', {
      query: { id: 'x' },
      limit: 5,
      reload: true,
      fetchOptions: { signal: new AbortController().signal },
    })
    expect(other.key).toBe(one.key)
  })
})
