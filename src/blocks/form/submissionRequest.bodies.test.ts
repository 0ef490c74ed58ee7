// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { takeConsole } from '../../utils/testing/consoleMessages'
import type { FieldValue } from './fieldValues'
import { jsonBody, multipartBody, urlEncodedBody } from './submissionRequest'
import { formWith } from './testing/formWith'

describe('multipartBody', () => {
  it('holds what the browser would send', () => {
    const form = formWith(
      '<input name="items[1].q" value="z"><input type="checkbox" name="off"><input type="checkbox" name="on" checked><input name="gone" value="x" disabled>',
    )
    expect(Array.from(multipartBody(form))).toEqual([
      ['items[1].q', 'z'],
      ['on', 'on'],
    ])
  })

  it('leaves out what could reach a prototype', () => {
    const body = multipartBody(
      formWith('<input name="__proto__.x" value="a"><input name="b" value="c">'),
    )
    expect(Array.from(body)).toEqual([['b', 'c']])
    expect(takeConsole()).toHaveLength(1)
  })
})

describe('jsonBody', () => {
  it('writes names as paths and leaves out what has no value', () => {
    const fields: FieldValue[] = [
      ['user.name', 'Bob'],
      ['age', undefined],
      ['age2', 7],
      ['agree', false],
      ['r', '2'],
      ['items[1].q', 'z'],
      ['ta', 'd'],
      ['s', 'b'],
    ]
    expect(jsonBody(fields)).toBe(
      '{"user":{"name":"Bob"},"age2":7,"agree":false,"r":"2","items":[null,{"q":"z"}],"ta":"d","s":"b"}',
    )
  })

  it.each<{ fields: FieldValue[]; expected: unknown }>([
    { fields: [], expected: {} },
    { fields: [['a', '']], expected: { a: '' } },
    { fields: [['0', 'x']], expected: { 0: 'x' } },
    { fields: [['a', ['x']]], expected: { a: ['x'] } },
    { fields: [['a', []]], expected: { a: [] } },
    {
      fields: [
        ['a', ['x']],
        ['a', 'y'],
      ],
      expected: { a: ['x', 'y'] },
    },
    {
      fields: [
        ['a', 'x'],
        ['b', 'y'],
        ['a', 'z'],
      ],
      expected: { a: ['x', 'z'], b: 'y' },
    },
    {
      fields: [
        ['a.b', 1],
        ['a.c', 2],
      ],
      expected: { a: { b: 1, c: 2 } },
    },
    {
      fields: [
        ['a', 'x'],
        ['a.b', 'y'],
      ],
      expected: { a: { b: 'y' } },
    },
    { fields: [['toString', 'x']], expected: { toString: 'x' } },
  ])('writes $expected for $fields', ({ fields, expected }) => {
    expect(JSON.parse(jsonBody(fields))).toEqual(expected)
  })

  it('leaves out what has no place in a list, and sends the rest', () => {
    const fields: FieldValue[] = [
      ['list[0]', 'a'],
      ['list[length]', 'b'],
      ['far[99999999]', 'c'],
      ['d', 'e'],
    ]
    expect(JSON.parse(jsonBody(fields))).toEqual({ list: ['a'], d: 'e' })
    expect(takeConsole()).toEqual([
      expect.stringContaining('"list[length]"'),
      expect.stringContaining('"far[99999999]"'),
    ])
  })

  it('leaves prototypes alone, whoever calls it', () => {
    expect(jsonBody([['__proto__.x', 'polluted']])).toBe('{}')
    expect('x' in {}).toBe(false)
    expect(takeConsole()).toHaveLength(1)
  })

  it('takes 500 fields and a text of a megabyte', () => {
    const fields = Array.from({ length: 500 }, (_, index): FieldValue => [`f[${index}].q`, index])
    const text = 'é'.repeat(1_000_000)
    const { f, text: sent } = JSON.parse(jsonBody([...fields, ['text', text]]))
    expect(f).toHaveLength(500)
    expect(f[499]).toEqual({ q: 499 })
    expect(sent).toBe(text)
  })
})

describe('urlEncodedBody', () => {
  it.each<{ fields: FieldValue[]; expected: string }>([
    { fields: [], expected: '' },
    { fields: [['a', 'x']], expected: 'a=x' },
    {
      fields: [
        ['a b', 'x y&z=1'],
        ['c', 'ü'],
      ],
      expected: 'a%20b=x%20y%26z%3D1&c=%C3%BC',
    },
    { fields: [['age', undefined]], expected: 'age=' },
    { fields: [['a', ['x', 'y']]], expected: 'a=x&a=y' },
    { fields: [['a', []]], expected: 'a=' },
    {
      fields: [
        ['agree', false],
        ['n', 7],
      ],
      expected: 'agree=false&n=7',
    },
    {
      fields: [
        ['a', 'x'],
        ['a', 'y'],
      ],
      expected: 'a=x&a=y',
    },
    { fields: [['items[1].q', 'z']], expected: 'items%5B1%5D.q=z' },
    { fields: [['a', 'x\ud83d']], expected: 'a=x%EF%BF%BD' },
    { fields: [['a', '😀']], expected: 'a=%F0%9F%98%80' },
  ])('writes "$expected"', ({ fields, expected }) => {
    expect(urlEncodedBody(fields)).toBe(expected)
  })
})
