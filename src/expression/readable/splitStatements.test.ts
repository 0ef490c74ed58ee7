import { describe, expect, it } from 'vitest'
import { splitStatements } from './splitStatements'
import { tokenizeScript } from './tokenizeScript'

/** Returns the texts of a script's statements. */
function split(source: string): readonly string[] {
  const tokens = tokenizeScript(source) ?? []
  return splitStatements(tokens).map(({ first, last }) =>
    source.slice(tokens[first]?.start, tokens[last]?.end),
  )
}

describe('splitStatements', () => {
  it.each([
    { statements: [] },
    { statements: ['a'] },
    { statements: ['a;', 'b'] },
    { statements: ['a()', 'b()'] },
    { statements: ['a\n.b', 'c'] },
    { statements: ['a\n(b)', 'c'] },
    { statements: ['a\n[b]', 'c'] },
    { statements: ['a\n+ b', 'c'] },
    { statements: ['a +\nb', 'c'] },
    { statements: ['a ?\nb :\nc', 'd'] },
    { statements: ['a\nin b', 'c'] },
    { statements: ['a\ninstanceof b', 'c'] },
    { statements: ['a\n`b`', 'c'] },
    { statements: ['a', '++b'] },
    { statements: ['a++', 'b'] },
    { statements: ['a--', '--b'] },
    { statements: ['a', '!b'] },
    { statements: ['a', '~b'] },
    { statements: ['a', '"b"', "'c'", '@d class e {}', 'f'] },
    { statements: ['a', '$b', '_c', '\u00fcd', '1'] },
    { statements: ['return', 'a'] },
    { statements: ['break', 'a'] },
    { statements: ['continue', 'a'] },
    { statements: ['typeof\na', 'b'] },
    { statements: ['var a =\n1', 'b'] },
    { statements: ['if (a) b\nelse c', 'd'] },
    { statements: ['if (a) { b }\nelse { c }', 'd'] },
    { statements: ['if (a) b; else c', 'd'] },
    { statements: ['if (a)\nb', 'c'] },
    { statements: ['if (a) /}/.test(b)', 'c'] },
    { statements: ['while (a)\n{ b }', 'c'] },
    { statements: ['for (a; b; c) { d }', 'e'] },
    { statements: ['for (const a of b) c', 'd'] },
    { statements: ['switch (a) { case 1: b; default: c }', 'd'] },
    { statements: ['do { a } while (b)', 'c'] },
    { statements: ['do { a } while (b);', 'c'] },
    { statements: ['do a\nwhile (b)', 'c'] },
    { statements: ['do a; while (b)', 'c'] },
    { statements: ['do a; while (b);', 'while (c) d'] },
    { statements: ['do if (a) b; while (c)', 'd'] },
    { statements: ['a', 'while (b) c'] },
    { statements: ['a;', 'while (b) c'] },
    { statements: ['try { a } catch (e) { b }', 'c'] },
    { statements: ['try { a }\ncatch { b }\nfinally { c }', 'd'] },
    { statements: ['try { a } finally { b }', 'c'] },
    { statements: ['{ a }', 'b'] },
    { statements: ['{ a; b }', '{ c }'] },
    { statements: ['function a() { b }', 'c'] },
    { statements: ['async function a() { b }', 'c'] },
    { statements: ['async function a()\n{ b }', 'c'] },
    { statements: ['class a { b() {} c = 1 }', 'd'] },
    { statements: ['class a extends b {}', '(c)'] },
    { statements: ['a = { b: 1 }', 'c'] },
    { statements: ['a = { b: 1 }\n/ 2', 'c'] },
    { statements: ['a = function () {}\n(b)', 'c'] },
    { statements: ['a = class {}', 'b'] },
    { statements: ['a = () => {}', 'b'] },
    { statements: ['a = `b$\u007bc\n}d`', 'e'] },
    { statements: ['a = [1,\n2]', 'b'] },
    { statements: ['a = /b/', 'c'] },
    { statements: ['catches', 'elses', 'finallys', 'dos', 'asyncs'] },
    { statements: ['label: a', 'b'] },
  ])('finds $statements', ({ statements }) => {
    expect(split(statements.join('\n'))).toEqual(statements)
  })

  it.each([
    { source: 'a;b', statements: ['a;', 'b'] },
    { source: '{a}b', statements: ['{a}', 'b'] },
    { source: 'function a(){}b', statements: ['function a(){}', 'b'] },
    { source: 'if(a){b}c', statements: ['if(a){b}', 'c'] },
    { source: 'if(a){b}else{c}d', statements: ['if(a){b}else{c}', 'd'] },
    { source: 'try{a}catch(e){b}c', statements: ['try{a}catch(e){b}', 'c'] },
    { source: 'do{a}while(b)c', statements: ['do{a}while(b)', 'c'] },
    { source: 'a={b:1}.c', statements: ['a={b:1}.c'] },
    { source: 'a={}+b', statements: ['a={}+b'] },
    { source: 'asyncs={}+b', statements: ['asyncs={}+b'] },
    { source: 'functions={}+b', statements: ['functions={}+b'] },
    { source: ';;', statements: [';', ';'] },
  ])('finds $statements on one line', ({ source, statements }) => {
    expect(split(source)).toEqual(statements)
  })
})

describe('tokenizeScript', () => {
  it.each([
    '(',
    ')',
    '[)',
    '(]',
    '{)',
    '(}',
    '{]',
    '`',
    '`$\u007b',
    '"',
    "'\n'",
    '`$\u007ba',
    '(a',
    'a]',
    '/[/',
  ])('refuses what does not close: %s', (source) => {
    expect(tokenizeScript(source)).toBeNull()
  })

  it.each([
    { source: 'a / b / c', texts: ['a', '/', 'b', '/', 'c'] },
    { source: '(a) / b / c', texts: ['(', 'a', ')', '/', 'b', '/', 'c'] },
    { source: 'a[0] / b / c', texts: ['a', '[', '0', ']', '/', 'b', '/', 'c'] },
    { source: 'if (a) /b/.c', texts: ['if', '(', 'a', ')', '/b/', '.', 'c'] },
    { source: 'while (a) /b/', texts: ['while', '(', 'a', ')', '/b/'] },
    { source: 'return /b/g', texts: ['return', '/b/g'] },
    { source: 'typeof /=b/', texts: ['typeof', '/=b/'] },
    { source: 'a /= b / c', texts: ['a', '/=', 'b', '/', 'c'] },
    { source: '"a" / 1 / 2', texts: ['"a"', '/', '1', '/', '2'] },
    { source: '`a` / 1 / 2', texts: ['`a`', '/', '1', '/', '2'] },
    { source: '\u00fc / 1 / 2', texts: ['\u00fc', '/', '1', '/', '2'] },
    { source: '/a/ / /b/', texts: ['/a/', '/', '/b/'] },
    { source: '/[}/]/', texts: ['/[}/]/'] },
    { source: '`a$\u007bb}c$\u007bd}e`', texts: ['`a$\u007b', 'b', '}c$\u007b', 'd', '}e`'] },
    { source: '`$\u007b{ a: `}` }}`', texts: ['`$\u007b', '{', 'a', ':', '`}`', '}', '}`'] },
    { source: '#a @b 1n', texts: ['#', 'a', '@', 'b', '1', 'n'] },
  ])('reads $source', ({ source, texts }) => {
    expect(tokenizeScript(source)?.map(({ text }) => text)).toEqual(texts)
  })

  it('knows which brackets belong together, and how deep a token stands', () => {
    const tokens = tokenizeScript('f(a[b], `$\u007b{}}`)')
    expect(tokens?.map(({ text, depth, partner }) => [text, depth, partner])).toEqual([
      ['f', 0, -1],
      ['(', 0, 11],
      ['a', 1, -1],
      ['[', 1, 5],
      ['b', 2, -1],
      [']', 1, 3],
      [',', 1, -1],
      ['`$\u007b', 1, 10],
      ['{', 2, 9],
      ['}', 2, 8],
      ['}`', 1, 7],
      [')', 0, 1],
    ])
  })
})
