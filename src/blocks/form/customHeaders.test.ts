import { describe, expect, it } from 'vitest'
import { takeConsole } from '../../utils/testing/consoleGuard'
import { deepFreeze } from '../../utils/testing/deepFreeze'
import { customHeaders } from './submissionRequest'

describe('customHeaders', () => {
  it.each([
    { wished: { 'X-Shop': 'a', n: 5 }, expected: { 'x-shop': 'a', n: '5' } },
    { wished: undefined, expected: {} },
    { wished: 'X-Shop: a', expected: {} },
    { wished: ['a'], expected: {} },
  ])('gives $expected for $wished', ({ wished, expected }) => {
    expect(Object.fromEntries(customHeaders(deepFreeze(wished)))).toEqual(expected)
  })

  it.each(['a b', '', 'x:'])('leaves out "%s", and says so', (name) => {
    expect(Object.fromEntries(customHeaders({ [name]: 'x', ok: 'y' }))).toEqual({ ok: 'y' })
    expect(takeConsole()).toHaveLength(1)
  })

  it('leaves out a value that would begin another header', () => {
    expect(Object.fromEntries(customHeaders({ a: 'x\r\nb: y' }))).toEqual({})
    expect(takeConsole()).toHaveLength(1)
  })
})
