import { describe, expect, it } from 'vitest'
import { takeConsole } from '../../utils/testing/consoleMessages'
import { deepFreeze } from '../../utils/testing/deepFreeze'
import { customHeaders, emailUrl } from './submissionRequest'

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

describe('emailUrl', () => {
  it('carries key, recipient and name', () => {
    const url = emailUrl('https://cdn.example.com', {
      apiKey: 'k',
      to: 'a@b.co',
      name: 'My form',
      id: '9',
    })
    expect(url).toBe(
      'https://cdn.example.com/api/v1/form-submit?apiKey=k&to=YUBiLmNv&name=My%20form&id=9',
    )
  })

  it.each([
    { to: 'g???>>>', expected: 'Zz8/Pz4+Pg==' },
    { to: 'jürgen@b.co', expected: 'asO8cmdlbkBiLmNv' },
    { to: '', expected: '' },
  ])('writes the recipient "$to" so that it arrives', ({ to, expected }) => {
    const url = emailUrl('https://cdn.example.com', { apiKey: 'a&b', to, name: '', id: '9' })
    expect(url).not.toMatch(/[+ ]/)
    const { searchParams } = new URL(url)
    expect(searchParams.get('to')).toBe(expected)
    expect(searchParams.get('apiKey')).toBe('a&b')
    expect(searchParams.get('name')).toBe('')
  })

  it('takes a recipient of a megabyte', () => {
    const to = 'a'.repeat(1_000_000)
    expect(emailUrl('', { apiKey: 'k', to, name: '', id: '' }).length).toBeGreaterThan(1_000_000)
  })
})
