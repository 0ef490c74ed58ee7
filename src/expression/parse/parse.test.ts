import { type Node, parse as parseNatively } from 'acorn'
import { describe, expect, it } from 'vitest'
import { TAKEN } from '../testing/corpus'
import { parse } from './parse'

/** Fields that only one of the two parsers has. */
const OTHERS = new Set(
  'await directive end expression generator method names awaits prefix raw shorthand sourceType start'.split(
    ' ',
  ),
)

/** Reduces a tree to the fields of both parsers, with positions of names and literals only. */
function normalize(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(normalize)
  if (typeof node !== 'object' || node === null) return node
  const { type, start, end } = node as Node
  if (type === 'TemplateElement') return (node as { value?: { cooked: string } }).value?.cooked
  const { regex } = node as { regex?: object }
  if (regex) return { regex: { ...regex }, start, end }
  const isFunction = /Function/.test(type)
  const isDefault = type === 'AssignmentPattern'
  const fields = Object.entries(node).filter(([key]) => {
    if (key === 'expression') return !isFunction
    if (key === 'id') return type !== 'ArrowFunctionExpression'
    return !OTHERS.has(key) && !(isDefault && key === 'operator')
  })
  const shown = Object.fromEntries(fields.map(([key, value]) => [key, normalize(value)]))
  return /^(?:Identifier|Literal)$/.test(type) ? { ...shown, start, end } : shown
}

const OPTIONS = {
  ecmaVersion: 2022,
  sourceType: 'script',
  allowReturnOutsideFunction: true,
  allowAwaitOutsideFunction: true,
} as const

describe('parse', () => {
  it.each([
    ...TAKEN.flatMap(({ texts }) => texts),
    'a = b += c -= d *= e /= f %= g **= h <<= i >>= j >>>= k &= l |= m ^= n &&= o ||= p ??= q',
    'a ? b : c ? d : e; (a, b); a || b && c | d ^ e & f == g < h << i + j * k ** l ** m; (a ?? b)',
    'a === b; a !== b; a != b; a <= b; a >= b; a > b; a in b; a instanceof b; a >> b >>> c; a - b / c % d',
    '!a; ~a; -a; +a; typeof a; void a; delete a.b; ++a; --a.b; a++; a[b]--; - -a; !(!a)',
    'a.b[c].d(e)(f)`'.slice(0, -1),
    'a?.b.c?.[d]?.(e).f; (a?.b).c; a?.b ? .5 : 1',
    'new A; new A(b, ...c); new a.b.C(d).e; new (f())(g); new (f()).g(h); new function () {}()',
    '[a, , ...b]; [, a]; ({ a, b: c, [d]: e, "f": g, 1: h, ...i }); ({ get j() { return 1 }, get: 2, set: 3, async: 4, async k() {}, l() {}, get [m]() { return 1 }, async [n]() {}, ["o"]() {}, async, get, if: 1 })',
    'var a, b = 1; let [c, , d = 2, ...e] = f; const { g, h: [i], j = 3, ...k } = l',
    '[a, b.c] = d; ({ e, f: g[0], h = 1 } = i); [[j = 1]] = [[]]',
    'function a(b, c = 1, { d }, ...e) { return b } async function f() { await a; async () => await b }',
    'a => b; (a) => b; (a, b) => { c }; async a => b; async (a, b) => c; ({ a }) => b; ([a], ...b) => c; () => ({}); (a = 1) => a',
    'async(a); async; async + 1; async.b; let b = async\nc; async\n(d); var async = 1; async in f',
    'if (a) b; else if (c) d; else { e } for (;;) ; for (a; b; c) d; for (var e = 1, f; ; ) g; for (let h of i) j; for (k in l) m; for (n.o of p) q; for ([r] of s) t; for ({ u } of v) w; for (const { x } of y) z',
    'while (a) b; do c; while (d) e; do { f } while (g); switch (a) { case b: c; d; case e: default: f } switch (g) {}',
    'try { a } catch (b) { c } finally { d } try { e } catch { f } try { g } catch ({ h }) { } try { } finally { i } throw j',
    'a: for (;;) { break a; continue a } b: c: while (d) { break } e: { break e } f: do { } while (0) g: switch (h) { }',
    ';;{} {;} { a } return',
    'return\na; b\n++c\nd; e\n/f/g',
    '1; 1.5; .5; 1e3; 1_000; 0xfF; 0b11; 0o17; "a\\nb\\tc\\r\\b\\f\\v\\0\\x41\\u0041\\u{41}\\\'\\"d\\\nf"; \'g"\'; true; false; null; this; undefined',
    '/a/g.test(b); c = /[/\\]]\\/d/; (e) / f / g; h = [/i/]; /=j/; k(/l/, /m/y)',
    '`a`; `b$\u007bc}d$\u007b{ e: `f` }.e}g\\`\\n`; `$\u007bh, i}`; `$j $`',
    '\u00fc\u{20bb7} = $_a1; a\u00a0+\ufeffb // c\nd /* e\n */ f; var of, get, set, let_, static_',
    'a = function b() { return b }; (function () { arguments })(); !function () {}(); a.if.class.function; a\n.b\n(c)',
  ])('reads as acorn does: %s', (text) => {
    expect(normalize(parse(text, 'action'))).toEqual(normalize(parseNatively(text, OPTIONS)))
  })

  it.each([
    { text: 'a.b', type: 'MemberExpression' },
    { text: 'return a.b', type: 'MemberExpression' },
    { text: 'var v = a.b; return v', type: 'MemberExpression' },
    { text: 'let v = a.b; return v;', type: 'MemberExpression' },
    { text: '{ a: 1 }', type: 'ObjectExpression' },
    { text: '{ a: 1 };', type: 'ObjectExpression' },
    { text: ' function () { return 1 }', type: 'FunctionExpression' },
    { text: 'async  function () {}', type: 'FunctionExpression' },
    { text: 'functional', type: 'Identifier' },
    { text: 'a, {}', type: 'SequenceExpression' },
    { text: '{}', type: 'ObjectExpression' },
    { text: '{ a; b }', type: 'Program' },
    { text: '{ return 1 }', type: 'Program' },
    { text: 'function f() {} return f', type: 'Program' },
    { text: '', type: 'Program' },
    { text: 'return', type: 'Program' },
    { text: 'if (a) b', type: 'Program' },
    { text: 'throw a', type: 'Program' },
    { text: 'a; b', type: 'Program' },
    { text: 'a; return b', type: 'Program' },
    { text: 'var v = a; v', type: 'Program' },
    { text: 'var v = a; throw v', type: 'Program' },
    { text: 'var v = a; return w', type: 'Program' },
    { text: 'var v = a; return', type: 'Program' },
    { text: 'var v = a; return "v"', type: 'Program' },
    { text: 'var v = a, w; return v', type: 'Program' },
    { text: 'var [v] = a; return v', type: 'Program' },
    { text: 'var v; return v', type: 'Program' },
    { text: 'var v = a; return v; b', type: 'Program' },
  ])('gives a binding $text as $type', ({ text, type }) => {
    expect(parse(text, 'expression').type).toBe(type)
  })

  it.each([
    ['delete a', 'Only properties can be deleted', 0],
    ['1++', 'Only names and properties can be changed', 0],
    ['--f()', 'Only names and properties can be changed', 2],
    ['1 = 2', 'Unexpected "="', 2],
    ['[a] += 2', 'Unexpected "+="', 4],
    ['[1] = a', 'Only names, properties and patterns can be assigned to', 1],
    ['[a += 1] = b', 'Only names, properties and patterns can be assigned to', 1],
    ['for (f() of a);', 'Only names, properties and patterns can be assigned to', 5],
    ['function () {}; a', 'Unexpected "a"', 16],
    ['function f() 1', 'Unexpected "1"', 13],
    ['{ a: 1, b: }', 'Unexpected "}"', 11],
    ['{ a: 1; b: }', 'Unexpected ";"', 6],
    ['{ await: await 1 }', '"await" works in actions and async functions only', 9],
    ['a b', 'Unexpected "b"', 2],
    ['a.1', 'Unexpected ".1"', 1],
    ['a."b"', 'Unexpected "b"', 2],
    ['a[', 'Unexpected end of the text', 2],
    ['`$\u007ba', 'Unexpected end of the text', 4],
    ['`$\u007ba b}`', 'Unexpected "b"', 5],
    ['({ 1 })', 'Unexpected "}"', 5],
    ['({ "a" })', 'Unexpected "}"', 7],
    ['({ a b })', 'Unexpected "b"', 5],
    ['({ target b() {} })', 'Unexpected "b"', 10],
    ['({ getter b() {} })', 'Unexpected "b"', 10],
    ['({ set b(c) {} })', 'Setters are not supported', 7],
    ['(...a)', 'Unexpected end of the text', 6],
    ['()', 'Unexpected end of the text', 2],
    ['a: b', 'Unexpected ":"', 1],
    ['1: for (;;);', 'Unexpected ":"', 1],
    ['for (let a, b of c);', 'Unexpected "of"', 14],
    ['for (let a = 1 of b);', 'Unexpected "of"', 15],
    ['throw\na', 'Unexpected "a"', 6],
    ['try {}', 'Unexpected end of the text', 6],
    ['while', 'Unexpected end of the text', 5],
    ['a = switch', 'Unexpected "switch"', 4],
    ['async while', 'Unexpected "while"', 6],
    ['10n', 'BigInt is not supported', 2],
    ['10 n', 'Unexpected "n"', 3],
    ['a`b`', 'Tagged templates are not supported', 1],
    ['class A {}', '"class" is not supported', 0],
    ['function* a() {}', 'Generators are not supported', 8],
    ['for await (a of b);', '"for await" is not supported', 4],
    ['"a', 'Unexpected """', 0],
    ['a }', 'Unexpected "}"', 2],
  ])('refuses %s: %s', (text, message, position) => {
    expect(() => parse(text, 'expression')).toThrow(
      expect.objectContaining({ kind: 'syntax', message, position }),
    )
  })

  it.each([
    'var constructor',
    'function prototype() {}',
    '({ __proto__ })',
    '(constructor) => 1',
    'let { prototype } = a',
    'prototype',
  ])('allows no name that would reach a prototype: %s', (text) => {
    const name = /constructor|prototype|__proto__/.exec(text)?.[0] ?? ''
    expect(() => parse(text, 'action')).toThrow(
      expect.objectContaining({
        kind: 'forbidden',
        message: `Property name "${name}" is not allowed`,
        position: text.indexOf(name),
      }),
    )
  })
})
