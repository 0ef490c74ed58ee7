import { describe, expect, it } from 'vitest'
import { digest } from './digest'

describe('digest', () => {
  it.each([
    [{}, '59322f29'],
    [{ noTraverse: true }, '034648ec'],
    [{ limit: 30, noTraverse: true }, '4cf2f6a4'],
    [undefined, '29172c1a'],
  ])('gives %j the digest that other clients give it', (value, expected) => {
    expect(digest(value)).toBe(expected)
  })

  it('does not depend on the order of properties', () => {
    expect(digest({ limit: 5, query: { id: 'x', a: [1] } })).toBe(
      digest({ query: { a: [1], id: 'x' }, limit: 5 }),
    )
  })

  it.each([
    [{ limit: 5 }, { limit: 6 }],
    [{ limit: 5 }, { limit: '5' }],
    [{ query: { id: 'x' } }, { query: { id: 'y' } }],
    [{ list: [1, 2] }, { list: [2, 1] }],
    [{ a: null }, { a: undefined }],
  ])('differs between %j and %j', (one, other) => {
    expect(digest(one)).not.toBe(digest(other))
  })

  it('accepts objects without a prototype', () => {
    expect(digest(Object.assign(Object.create(null), { a: 1 }))).toMatch(/^[\da-f]{8}$/)
  })
})
