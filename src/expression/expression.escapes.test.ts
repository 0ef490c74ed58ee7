import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ATTEMPTS, marks, RUN, scope } from './testing/attempts'
import { changedBuiltIns, listBuiltIns } from './testing/builtIns'
import { act, evaluate } from './testing/evaluate'
import { FOREIGN_ATTEMPTS, foreignScope } from './testing/foreignAttempts'

let before = listBuiltIns()

beforeEach(() => {
  before = listBuiltIns()
})

afterEach(() => {
  expect(changedBuiltIns(before, listBuiltIns())).toEqual([])
  expect(marks.escaped).toBeUndefined()
})

describe('an attempt to leave the language', () => {
  it.each([
    ...ATTEMPTS.map((text) => ({ text, given: scope })),
    ...FOREIGN_ATTEMPTS.map((text) => ({ text, given: foreignScope })),
  ])('fails: $text', ({ text, given }) => {
    for (const run of [evaluate, act]) {
      const { problems, result } = run(text, given)
      expect(problems).toHaveLength(1)
      expect(run === act ? (result as { value: unknown }).value : result).toBeUndefined()
    }
  })

  it.each([
    ['JSON.parse(\'{"__proto__":{"a":1},"b":{"constructor":1,"c":2}}\')', { b: { c: 2 } }],
    ['Object.assign({}, context.parsed)', { ok: 1 }],
    ['({ ...context.parsed })', { ok: 1 }],
    ['Object.keys(context.parsed)', ['ok']],
    ['const { ...rest } = context.parsed; return rest', { ok: 1 }],
    ['let k = ""; for (var key in context.parsed) k += key; return k', 'ok'],
    ['Object.entries(context.fn).length + Object.keys(Math.max).length', 0],
    ['JSON.stringify([context.element, context.window])', '[null,null]'],
    ['"" + context.object + [context.object]', '[object Object][object Object]'],
    ['+context.object', Number.NaN],
    [`[context.object, 1].join() + \`\${context.object}\``, '[object Object],1[object Object]'],
    ['"" + context.fn + [context.fn]', 'functionfunction'],
    ['context.fn == "() => 1"', false],
    ['"abc".replace("b", context.object)', 'a[object Object]c'],
    ['[3, 1].sort(() => context.object)', [3, 1]],
    ['"a".concat(context.object, context.fn)', 'a[object Object]function'],
    ['context.fn.name', undefined],
    ['context.fn.length', undefined],
    ['context.page.title', 'Page'],
    ['context.page.view', undefined],
    ['event.view', undefined],
    ['typeof event.preventDefault', 'function'],
    ['state.list.filter', undefined],
    ['context.window.process', undefined],
    ['context.window.eval', undefined],
    ['(function () { return this })()', undefined],
    ['(() => this)()', undefined],
    ['Array.from("ab", function () { return this })', [undefined, undefined]],
    ['JSON.parse("[1]", () => context.window).process', undefined],
    ['JSON.stringify([1], () => context.window)', undefined],
    ['[].map.call("ab", (x) => x)', ['a', 'b']],
    ['typeof Array.prototype.slice', 'function'],
    ['Array.prototype.none', undefined],
    ['Array.prototype.slice.name', undefined],
    ['({}).hasOwnProperty.call(state, "a")', false],
    ['Math.max.call.apply(Math.max)', Number.NEGATIVE_INFINITY],
    ['Math.max.apply(null, [1])', 1],
    ['[RegExp.$1, RegExp.lastMatch]', [undefined, undefined]],
    ['structuredClone(context.window)', {}],
    ['Object.groupBy([1], () => context.object)', { '[object Object]': [1] }],
    ['[...context.set, context.set.has(1), context.set.size]', [1, true, 1]],
    ['"a".replace(/a/, context.object)', '[object Object]'],
    ['context.search.exec("a").concat(context.search.lastIndex)', ['a', 'a', 0]],
    ['context.fn.caller', undefined],
    ['context.search.source', '(a+)+$'],
    ['Object.entries(context.promise).concat(Object.keys(context.date))', []],
    ['new context.fn()', 1],
    ['const { length } = context.fn; return length', undefined],
    ['var a = [3, 1, 2]; a.sort((x, y) => { a.length = 0; return x - y }); return a', [1, 2, 3]],
    ['var a = [1]; a.forEach(() => a.push(1)); return a', [1, 1]],
  ])('finds nothing to use: %s', (text, value) => {
    const object = { toString: () => RUN, valueOf: () => 5, toJSON: () => RUN }
    const parsed = JSON.parse('{"__proto__":{"a":1},"constructor":2,"ok":1}')
    const context = { ...(scope.context as object), object, parsed }
    const { problems, result } = evaluate(text, { ...scope, context })
    expect(problems).toEqual([])
    expect(result).toEqual(value)
  })

  const holders = ['[list]', 'new Set([list])', 'new Map([[list, list]])', '({ a: list })']
  const readers = [
    'h.keys()',
    'h.values()',
    'h.entries()',
    '[...h]',
    'Object.values(h)',
    'h.flat()',
  ]
  it.each(
    holders.flatMap((holder) => readers.map((reader) => `var h = ${holder}, found = ${reader}`)),
  )('does not change a list of the page: %s', (text) => {
    for (const run of [evaluate, act]) {
      const list = [1, 2]
      const change =
        'found[0].push(3); for (var pair of found) { pair[0].push(3); pair[1].push(3) }'
      run(`var list = context.list; ${text}; ${change}`, { context: { list } })
      expect(list).toEqual([1, 2])
    }
  })

  it('makes objects whose prototype is the plain one', () => {
    const texts = ['({ a: 1 })', 'JSON.parse("{}")', 'Object.assign({}, state)', '({ ...state })']
    for (const text of texts) {
      expect(Object.getPrototypeOf(evaluate(text, scope).result)).toBe(Object.prototype)
    }
  })

  it('does not see what a page puts on prototypes', () => {
    const polluted = Object.prototype as { leaked?: unknown }
    polluted.leaked = () => RUN
    try {
      expect(evaluate('state.leaked', scope).result).toBeUndefined()
      expect(evaluate('leaked', scope).result).toBeUndefined()
      expect(evaluate('state.user.leaked', scope).result).toBeUndefined()
      expect(evaluate('"".leaked || [].leaked || (1).leaked', scope).result).toBeUndefined()
      expect(evaluate('state.user.leaked()', scope).problems).toHaveLength(1)
    } finally {
      delete polluted.leaked
    }
  })
})
