import { describe, expect, it } from 'vitest'
import { evaluate } from '../testing/evaluate'

const LIST = [1]
const DATE = new Date(5)

const VALUES: readonly unknown[] = [
  ...[0, -9, 2.5, Number.NaN, 2 ** 33, '', '10', 'b', 'a', true, false, null, undefined],
  ...[LIST, [1], [[2, 3], 'x'], DATE, new Date(5), {}],
]

const BINARY = '+ - * / % ** & | ^ << >> >>> === !== == != < > <= >= && || ??'.split(' ')
const PREFIX = '! - + ~ typeof void'.split(' ')

describe('operators', () => {
  it.each(BINARY)('give what those of JavaScript give: %s', (operator) => {
    const native = new Function('a', 'b', `return a ${operator} b`)
    for (const a of VALUES) {
      for (const b of VALUES) {
        const { result, problems } = evaluate(`a ${operator} b`, { state: { a, b } })
        expect(problems).toEqual([])
        expect(result, `${String(a)} ${operator} ${String(b)}`).toEqual(native(a, b))
      }
    }
  })

  it.each(PREFIX)('give what those of JavaScript give before a value: %s', (operator) => {
    const native = new Function('a', `return ${operator} a`)
    for (const a of VALUES) {
      const { result } = evaluate(`${operator} a`, { state: { a } })
      expect(result, `${operator} ${String(a)}`).toEqual(native(a))
    }
  })

  const ins = ['"a" in o', '"b" in o', '0 in l', '2 in l', '"length" in l']
  it.each(ins)('find keys: %s', (text) => {
    const [o, l] = [{ a: undefined }, [1]]
    expect(evaluate(text, { state: { o, l } }).result).toBe(
      new Function('o', 'l', `return ${text}`)(o, l),
    )
  })

  it.each([
    { value: new Error('a'), text: 'Error: a' },
    { value: new URL('a:b'), text: 'a:b' },
    { value: new URLSearchParams('a=1'), text: 'a=1' },
    { value: /a/g, text: '/a/g' },
    { value: new Date(0), text: String(new Date(0)) },
    { value: new Set([1]), text: '[object Object]' },
    { value: { toString: () => 'never called' }, text: '[object Object]' },
    { value: () => 1, text: 'function' },
    { value: [1, [null, undefined, [2]], {}], text: '1,,,2,[object Object]' },
  ])('turn objects into text without code of their own: $text', ({ value, text }) => {
    expect(evaluate('"" + a', { state: { a: value } }).result).toBe(text)
    expect(evaluate('String(a)', { state: { a: value } }).result).toBe(text)
  })
})
