import { describe, expect, it } from 'vitest'
import { deepFreeze } from '../utils/testing/deepFreeze'
import { evaluate } from './testing/evaluate'

const state = deepFreeze({
  n: 3,
  zero: 0,
  name: 'Ada',
  on: true,
  list: [3, 1, 2],
  user: { name: 'Grace', tags: ['x', 'y'] },
  article: { entries: [{ title: 'Tour', thumb: 'a.png' }] },
})

describe('the language', () => {
  it.each([
    // Stored forms of the editor, old and new.
    { text: 'state.name', value: 'Ada' },
    { text: 'name', value: 'Ada' },
    { text: 'return state.name', value: 'Ada' },
    { text: 'return state.name;', value: 'Ada' },
    { text: 'var _virtual_index=state.name;return _virtual_index', value: 'Ada' },
    { text: 'var _virtual_index=state.on?"Hello":"Bye";return _virtual_index', value: 'Hello' },
    {
      text: 'var _virtual_index="clicks: "+(state.zero||0);return _virtual_index',
      value: 'clicks: 0',
    },
    { text: 'var _virtual_index=state.n%2==0;return _virtual_index', value: false },
    { text: 'var _virtual_index=!0;return _virtual_index', value: true },
    { text: 'var _virtual_index="a;b";return _virtual_index', value: 'a;b' },
    { text: 'state.article.entries[0].title + "!"', value: 'Tour!' },
    { text: '"product "+(state.product&&state.product.name)', value: 'product undefined' },
    { text: '"Data value: ".concat(state.n)', value: 'Data value: 3' },
    {
      text: '"#".concat(state.n,", image ").concat(state.name,": ").concat(state.user.name)',
      value: '#3, image Ada: Grace',
    },
    { text: '"rgb(0, 0, 255)"', value: 'rgb(0, 0, 255)' },
    { text: '"color: red; x:y"', value: 'color: red; x:y' },
    { text: 'void 0', value: undefined },
    { text: '  state.n ;\n', value: 3 },
    { text: '', value: undefined },
    { text: '// nothing but a comment', value: undefined },
    { text: 'state.n /* of */ + /* two */ 1 // lines', value: 4 },
    { text: '{ color: state.name }', value: { color: 'Ada' } },
    { text: '{}', value: {} },
    { text: 'state.list.map(function (x) { return x * 2 })', value: [6, 2, 4] },
    { text: 'function f(x) { return x + 1 } return f(state.n)', value: 4 },
    { text: 'return twice(2); function twice(x) { return x * 2 }', value: 4 },
    { text: 'if (state.n > 2) { return "many" } else return "few"', value: 'many' },
    { text: 'var x = 1\nvar y = 2\nreturn x + y', value: 3 },
    { text: 'var x = 1; x + 1', value: undefined },
    { text: 'return', value: undefined },
    // Operators.
    { text: '1 + 2 * 3 - 4 / 2', value: 5 },
    { text: '2 ** 3 ** 2', value: 512 },
    { text: '"5" * "2" + 1', value: 11 },
    { text: '[] + {}', value: '[object Object]' },
    { text: '[1, [2, null]] + ""', value: '1,2,' },
    { text: '1 < 2 === true', value: true },
    { text: 'null == undefined && null !== undefined', value: true },
    { text: '"1" == 1 && [1] == 1 && "a" != "b"', value: true },
    { text: 'NaN == NaN', value: false },
    { text: '"b" > "a" && "10" < "9" && 10 > 9', value: true },
    { text: 'undefined < 1', value: false },
    { text: '6 & 3 | 8 ^ 1', value: 11 },
    { text: '-1 >>> 28', value: 15 },
    { text: '~~"7.9"', value: 7 },
    { text: 'state.zero ?? 5', value: 0 },
    { text: 'state.zero || 5', value: 5 },
    { text: 'state.none ?? "none"', value: 'none' },
    { text: 'typeof state.none', value: 'undefined' },
    { text: 'typeof unheardOf', value: 'undefined' },
    { text: '"name" in state.user && !("length" in state.user)', value: true },
    { text: '(1, 2, 3)', value: 3 },
    { text: 'state.on ? state.zero ? 1 : 2 : 3', value: 2 },
    // Literals.
    { text: '[0x1F, .5, 1e3, 1.25e-2]', value: [31, 0.5, 1000, 0.0125] },
    { text: String.raw`'it\'s' + "\u0041\x42\u{1F600}\n\q"`, value: "it'sAB\u{1F600}\nq" },
    { text: `\`a\${state.n}b\${\`c\${1}\`}\``, value: 'a3bc1' },
    { text: `\`\\\`\\\${$}\``, value: `\`\${$}` },
    { text: `\`{\${{ a: 1 }.a}}\``, value: '{1}' },
    { text: '[1, ...state.list, ..."ab"]', value: [1, 3, 1, 2, 'a', 'b'] },
    {
      text: `({ n, "a b": 1, [\`k\${n}\`]: 2, 7: 8, ...state.user, double(x) { return x } }).k3`,
      value: 2,
    },
    // Names and members.
    { text: 'state.user["na" + "me"]', value: 'Grace' },
    { text: 'state.none?.deep.deeper', value: undefined },
    { text: 'state.none?.[state.none.x]', value: undefined },
    { text: 'state.none?.call(1)', value: undefined },
    { text: 'state.user.call?.(1)', value: undefined },
    { text: 'state.list?.map?.(x => x)', value: [3, 1, 2] },
    { text: 'state.user?.tags[1].length', value: 1 },
    { text: 'state.name.length + state.name[0]', value: '3A' },
    { text: 'state.list.map', value: undefined },
    { text: 'state.user.hasOwnProperty("name")', value: true },
    { text: 'undefined', value: undefined },
    { text: '[NaN, Infinity]', value: [Number.NaN, Number.POSITIVE_INFINITY] },
    // Functions.
    { text: '((a, b = a + 1, ...c) => [a, b, c])(1, undefined, 3, 4)', value: [1, 2, [3, 4]] },
    { text: '(({ name: n, tags: [, t] }) => n + t)(state.user)', value: 'Gracey' },
    { text: '(({ name, ...rest }) => rest)(state.user)', value: { tags: ['x', 'y'] } },
    { text: '(x => y => x + y)(1)(2)', value: 3 },
    { text: '(() => ({ a: 1 }))()', value: { a: 1 } },
    { text: '(function f(n) { return n ? n * f(n - 1) : 1 })(5)', value: 120 },
    { text: '[state => state.n, 1].length', value: 2 },
    { text: '[{ n: 9 }].map(state => state.n)', value: [9] },
    { text: '[1].map(event => event)', value: [1] },
    // Statements.
    {
      text: 'let s = 0; for (let i = 0; i < 4; i++) { if (i == 2) continue; s += i } return s',
      value: 4,
    },
    { text: 'let s = ""; for (const c of "abc") s = c + s; return s', value: 'cba' },
    { text: 'let s = ""; for (var k in { a: 1, b: 2 }) s += k; return s', value: 'ab' },
    { text: 'let i = 0; while (true) { if (++i > 4) break } return i', value: 5 },
    { text: 'let a = 1; { let a = 2; a++ } return a', value: 1 },
    {
      text: 'let f = []; for (let i = 0; i < 3; i++) f.push(() => i); return f.map(g => g())',
      value: [0, 1, 2],
    },
    {
      text: 'let o = {}; o.a = { b: [1] }; o.a.b[1] = 2; delete o.a.c; return o',
      value: { a: { b: [1, 2] } },
    },
    { text: 'let [a, b] = [1, 2]; [a, b] = [b, a]; return a + "" + b', value: '21' },
    { text: 'let i = 1; return [i++, ++i, i--, i]', value: [1, 3, 3, 2] },
    { text: 'let a = null; a ??= 1; a &&= 5; a ||= 6; a **= 2; return a', value: 25 },
    { text: 'let a = [1]; let i = 0; a[i++] += 5; return [a, i]', value: [[6], 1] },
    { text: 'for (;;) { return "left" }', value: 'left' },
    { text: ';;return 1', value: 1 },
  ])('evaluates $text', ({ text, value }) => {
    const { result, problems } = evaluate(text, { state })
    expect(problems).toEqual([])
    expect(result).toStrictEqual(value)
  })
})
