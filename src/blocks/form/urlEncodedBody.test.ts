import { describe, expect, it } from 'vitest'
import type { FieldValue } from './fieldValues'
import { urlEncodedBody } from './submissionRequest'

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
