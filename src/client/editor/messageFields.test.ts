import { describe, expect, it } from 'vitest'
import { recordAt } from './createMessageHandlers'

describe('recordAt', () => {
  it.each([
    { data: { state: { a: 1 } }, path: 'state', record: { a: 1 } },
    { data: { a: 1 }, path: '', record: { a: 1 } },
    { data: { state: [1] }, path: 'state', record: undefined },
    { data: { state: null }, path: 'state', record: undefined },
    { data: { state: 'a' }, path: 'state', record: undefined },
    { data: undefined, path: '', record: undefined },
  ])('gives $record for "$path" of $data', ({ data, path, record }) => {
    expect(recordAt(data, path)).toEqual(record)
  })

  it('leaves out keys that reach a prototype', () => {
    const data = JSON.parse('{"__proto__":{"a":1},"constructor":{},"prototype":{},"kept":1}')
    const record = recordAt(data, '')
    expect(Object.getOwnPropertyNames(record)).toEqual(['kept'])
    expect(Object.getPrototypeOf(record)).toBe(Object.prototype)
  })
})
