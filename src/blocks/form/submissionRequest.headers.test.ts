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

  it.each([
    ['a b', 'x'],
    ['', 'x'],
    ['x:', 'x'],
    ['begins-another', 'x\r\nb: y'],
  ])('leaves out "%s" with the value %j, and says so', (name, value) => {
    expect(Object.fromEntries(customHeaders({ [name]: value, ok: 'y' }))).toEqual({ ok: 'y' })
    expect(takeConsole()).toHaveLength(1)
  })
})

describe('emailUrl', () => {
  it.each([
    { to: 'g???>>>', expected: 'Zz8/Pz4+Pg==' },
    { to: 'jürgen@b.co', expected: 'asO8cmdlbkBiLmNv' },
    { to: '', expected: '' },
  ])('writes the recipient "$to" so that it arrives', ({ to, expected }) => {
    const sent = { apiKey: 'a&b', to, name: '', id: '9' }
    const url = emailUrl('https://cdn.example.com', sent)
    expect(url).not.toMatch(/[+ ]/)
    expect(Object.fromEntries(new URL(url).searchParams)).toEqual({ ...sent, to: expected })
  })

  it('writes a recipient of a megabyte', () => {
    const to = 'a'.repeat(1_000_000)
    expect(emailUrl('', { apiKey: 'k', to, name: '', id: '' }).length).toBeGreaterThan(1_000_000)
  })
})
