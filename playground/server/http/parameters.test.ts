import { describe, expect, it } from 'vitest'
import { readParameters } from './parameters'

const read = (search: string, scope?: string) => readParameters(new URLSearchParams(search), scope)

describe('readParameters', () => {
  it.each([
    { search: 'a=x', expected: 'x' },
    { search: 'a=%22x%22', expected: 'x' },
    { search: 'a=%22x', expected: '"x' },
    { search: 'a=5', expected: '5' },
    { search: 'a=', expected: '' },
    { search: 'a=1&a=2', expected: '2' },
    { search: 'a=undefined', expected: undefined },
    { search: '', expected: undefined },
    { search: '__proto__=x', expected: undefined },
  ])('reads the text of "$search" as $expected', ({ search, expected }) => {
    expect(read(search).text('a')).toBe(expected)
  })

  it.each([
    { search: 'a=true', expected: true },
    { search: 'a=%22page%22', expected: true },
    { search: 'a=1732000000', expected: true },
    { search: 'a=false', expected: false },
    { search: 'a=0', expected: false },
    { search: 'a=null', expected: false },
    { search: 'a=', expected: false },
    { search: '', expected: false },
  ])('reads the flag of "$search" as $expected', ({ search, expected }) => {
    expect(read(search).flag('a')).toBe(expected)
  })

  it('reads what stands under a key first, and then what stands for all', () => {
    const parameters = read(
      'options.page.limit=5&options.hero.limit=6&limit=7&omit=a',
      'options.page.',
    )
    expect(parameters.wholeNumber('limit', 10)).toBe(5)
    expect(parameters.text('omit')).toBe('a')
  })

  it('names the parameter as it was given', () => {
    const parameters = read('options.page.limit=x', 'options.page.')
    expect(() => parameters.wholeNumber('limit', 10)).toThrow(
      'Parameter "options.page.limit" is "x"',
    )
  })

  it('cuts long values short in messages', () => {
    expect(() => read(`a=${'x'.repeat(200)}`).json('a')).toThrow(`is "${'x'.repeat(80)}…"`)
  })

  it('gathers parameters by the beginning of their names', () => {
    const parameters = read('overrides.page=a&overrides.hero=b&override=c')
    expect([...parameters.group('overrides.')]).toEqual([
      ['page', 'a'],
      ['hero', 'b'],
    ])
  })
})
