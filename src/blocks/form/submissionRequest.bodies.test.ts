// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { takeConsole } from '../../utils/testing/consoleMessages'
import type { FieldValue } from './fieldValues'
import { jsonBody, urlEncodedBody } from './submissionRequest'

const field = (name: string, value: FieldValue[1]): FieldValue => [name, value]

describe('jsonBody', () => {
  it.each<[string, FieldValue[]]>([
    ['{}', []],
    ['{"a":""}', [field('a', '')]],
    ['{"b":7,"c":false}', [field('a', undefined), field('b', 7), field('c', false)]],
    ['{"0":"x"}', [field('0', 'x')]],
    ['{"a":["x"]}', [field('a', ['x'])]],
    ['{"a":[]}', [field('a', [])]],
    ['{"a":["x","y"]}', [field('a', ['x']), field('a', 'y')]],
    ['{"a":["x","z"],"b":"y"}', [field('a', 'x'), field('b', 'y'), field('a', 'z')]],
    ['{"a":{"b":1,"c":2}}', [field('a.b', 1), field('a.c', 2)]],
    ['{"a":{"b":"y"}}', [field('a', 'x'), field('a.b', 'y')]],
    ['{"toString":"x"}', [field('toString', 'x')]],
  ])('writes %s', (body, fields) => {
    expect(jsonBody(fields)).toBe(body)
  })

  it('leaves out what has no place in a list, and sends the rest', () => {
    const [lost, far] = [field('list[length]', 'b'), field('far[99999999]', 'c')]
    const body = jsonBody([field('list[1].q', 'a'), lost, far, field('d', 'e')])
    expect(body).toBe('{"list":[null,{"q":"a"}],"d":"e"}')
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

  it('writes 500 fields and a text of a megabyte', () => {
    const fields = Array.from({ length: 500 }, (_, index) => field(`f[${index}].q`, index))
    const text = 'é'.repeat(1_000_000)
    const { f, text: sent } = JSON.parse(jsonBody([...fields, field('text', text)]))
    expect(f).toHaveLength(500)
    expect(f[499]).toEqual({ q: 499 })
    expect(sent).toBe(text)
  })
})

describe('urlEncodedBody', () => {
  it.each<[string, [string, string | File][]]>([
    ['', []],
    [
      'a+b=x+y%26z%3D1&c=%C3%BC',
      [
        ['a b', 'x y&z=1'],
        ['c', 'ü'],
      ],
    ],
    ['age=', [['age', '']]],
    [
      'a=x&a=y',
      [
        ['a', 'x'],
        ['a', 'y'],
      ],
    ],
    ['items%5B1%5D.q=z', [['items[1].q', 'z']]],
    ['a=x%0D%0Ay%0D%0Az%0D%0A', [['a', 'x\ny\r\nz\r']]],
    ['f=p.png', [['f', new File([''], 'p.png')]]],
    ['a=x%EF%BF%BD', [['a', 'x\ud83d']]],
    ['a=%F0%9F%98%80', [['a', '😀']]],
  ])('writes "%s"', (body, fields) => {
    const data = new FormData()
    for (const [name, value] of fields) data.append(name, value)
    expect(urlEncodedBody(data)).toBe(body)
  })
})
