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
    { source: 'a.b', texts: ['a', '.', 'b'] },
    { source: '$a_1 \u00fc', texts: ['$a_1', '\u00fc'] },
    {
      source: 'gr\u00f6\u00dfe\u00fc+5\u{20bb7}',
      texts: ['gr\u00f6\u00dfe\u00fc', '+', '5', '\u{20bb7}'],
    },
    { source: 'a\u00a0b', texts: ['a', 'b'] },
    { source: 'a?.b?.5:c', texts: ['a', '?.', 'b', '?', '.5', ':', 'c'] },
    { source: '...a', texts: ['...', 'a'] },
    { source: '1.5e-3+.2*0xfF', texts: ['1.5e-3', '+', '.2', '*', '0xfF'] },
    { source: 'a>>>=b>>c>=d', texts: ['a', '>>>=', 'b', '>>', 'c', '>=', 'd'] },
    { source: 'a**=b??=c||=d&&=e', texts: ['a', '**=', 'b', '??=', 'c', '||=', 'd', '&&=', 'e'] },
    { source: 'a===b!==c==d!=e', texts: ['a', '===', 'b', '!==', 'c', '==', 'd', '!=', 'e'] },
    { source: 'a=>!b', texts: ['a', '=>', '!', 'b'] },
    { source: 'a++ + ++b', texts: ['a', '++', '+', '++', 'b'] },
    { source: '"a\\"b" \'c\'', texts: ['a"b', 'c'] },
    { source: '"\\n\\t\\\\\\u0041\\x42\\u{43}\\\n"', texts: ['\n\t\\ABC'] },
    { source: 'a // b\nc /* d\n */ e', texts: ['a', 'c', 'e'] },
    { source: ' \t\n', texts: [] },
    { source: '', texts: [] },
    { source: '"\\r\\b\\f\\v\\0"', texts: ['\r\b\f\v\0'] },
    { source: '1.2.3..4', texts: ['1.2', '.3', '.', '.4'] },
    { source: 'a/*b*/\u2003c//d', texts: ['a', 'c'] },
  ])('reads $source', ({ source, texts }) => {
    expect(tokens(source).map(({ text }) => text)).toEqual(texts)
  })

  it('knows kinds and places', () => {
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
