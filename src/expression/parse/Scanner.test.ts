import { describe, expect, it } from 'vitest'
import { compileExpression } from '../compileExpression'
import { Scanner } from './Scanner'

function tokens(source: string) {
  const found = []
  for (const scanner = new Scanner(source); scanner.kind !== 'end'; ) {
    const { kind, text, start, end, afterNewline } = scanner
    found.push({ kind, text, start, end, afterNewline })
    scanner.advance()
  }
  return found
}

describe('Scanner.advance', () => {
  it.each([
    ['a.b', ['a', '.', 'b']],
    ['$a_1 \u00fc', ['$a_1', '\u00fc']],
    ['gr\u00f6\u00dfe\u00fc+5\u{20bb7}', ['gr\u00f6\u00dfe\u00fc', '+', '5', '\u{20bb7}']],
    ['a\u00a0b', ['a', 'b']],
    ['a?.b?.5:c', ['a', '?.', 'b', '?', '.5', ':', 'c']],
    ['...a', ['...', 'a']],
    ['1.5e-3+.2*0xfF', ['1.5e-3', '+', '.2', '*', '0xfF']],
    ['a>>>=b>>c>=d', ['a', '>>>=', 'b', '>>', 'c', '>=', 'd']],
    ['a**=b??=c||=d&&=e', ['a', '**=', 'b', '??=', 'c', '||=', 'd', '&&=', 'e']],
    ['a===b!==c==d!=e', ['a', '===', 'b', '!==', 'c', '==', 'd', '!=', 'e']],
    ['a=>!b', ['a', '=>', '!', 'b']],
    ['a++ + ++b', ['a', '++', '+', '++', 'b']],
    ['"a\\"b" \'c\'', ['a"b', 'c']],
    ['"\\n\\t\\\\\\u0041\\x42\\u{43}\\\n"', ['\n\t\\ABC']],
    ['a // b\nc /* d\n */ e', ['a', 'c', 'e']],
    [' \t\n', []],
    ['', []],
    ['"\\r\\b\\f\\v\\0"', ['\r\b\f\v\0']],
    ['1.2.3..4', ['1.2', '.3', '.', '.4']],
    ['a/*b*/\u2003c//d', ['a', 'c']],
  ])('reads %s', (source, texts) => {
    expect(tokens(source).map(({ text }) => text)).toEqual(texts)
  })

  it('reports kinds and places', () => {
    expect(tokens('a "b"\n1 +')).toEqual([
      { kind: 'name', text: 'a', start: 0, end: 1, afterNewline: false },
      { kind: 'text', text: 'b', start: 2, end: 5, afterNewline: false },
      { kind: 'number', text: '1', start: 6, end: 7, afterNewline: true },
      { kind: 'mark', text: '+', start: 8, end: 9, afterNewline: false },
    ])
  })

  it.each([
    { source: '"open', position: 0 },
    { source: 'a\u007f', position: 1 },
    { source: 'a\u0080', position: 1 },
    { source: '"line\nbreak"', position: 0 },
    { source: 'a \\u0041', position: 2 },
  ])('refuses $source', ({ source, position }) => {
    expect(() => tokens(source)).toThrow(expect.objectContaining({ kind: 'syntax', position }))
  })

  it.each([
    { source: '#', message: 'Unexpected "#"', position: 0 },
    { source: '  @a', message: 'Unexpected "@"', position: 2 },
  ])('leaves $source to the parser, which refuses it', ({ source, message, position }) => {
    const { problem } = compileExpression(source, 'action')
    expect(problem).toMatchObject({ kind: 'syntax', message, position })
  })
})
