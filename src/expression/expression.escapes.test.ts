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
    {
      text: 'JSON.parse(\'{"__proto__":{"a":1},"b":{"constructor":1,"c":2}}\')',
      value: { b: { c: 2 } },
    },
    { text: 'Object.assign({}, context.parsed)', value: { ok: 1 } },
    { text: '({ ...context.parsed })', value: { ok: 1 } },
    { text: 'Object.keys(context.parsed)', value: ['ok'] },
    { text: 'const { ...rest } = context.parsed; return rest', value: { ok: 1 } },
    { text: 'let k = ""; for (var key in context.parsed) k += key; return k', value: 'ok' },
    { text: 'Object.entries(context.fn).length + Object.keys(Math.max).length', value: 0 },
    { text: 'JSON.stringify([context.element, context.window])', value: '[null,null]' },
    { text: '"" + context.object + [context.object]', value: '[object Object][object Object]' },
    { text: '+context.object', value: Number.NaN },
    {
      text: `[context.object, 1].join() + \`\${context.object}\``,
      value: '[object Object],1[object Object]',
    },
    { text: '"" + context.fn + [context.fn]', value: 'functionfunction' },
    { text: 'context.fn == "() => 1"', value: false },
    { text: '"abc".replace("b", context.object)', value: 'a[object Object]c' },
    { text: '[3, 1].sort(() => context.object)', value: [3, 1] },
    { text: '"a".concat(context.object, context.fn)', value: 'a[object Object]function' },
    { text: 'context.fn.name', value: undefined },
    { text: 'context.fn.length', value: undefined },
    { text: 'context.page.title', value: 'Page' },
    { text: 'context.page.view', value: undefined },
    { text: 'event.view', value: undefined },
    { text: 'typeof event.preventDefault', value: 'function' },
    { text: 'state.list.filter', value: undefined },
    { text: 'context.window.process', value: undefined },
    { text: 'context.window.eval', value: undefined },
    { text: '(function () { return this })()', value: undefined },
    { text: '(() => this)()', value: undefined },
    { text: 'Array.from("ab", function () { return this })', value: [undefined, undefined] },
    { text: 'JSON.parse("[1]", () => context.window).process', value: undefined },
    { text: 'JSON.stringify([1], () => context.window)', value: undefined },
    { text: '[].map.call("ab", (x) => x)', value: ['a', 'b'] },
    { text: 'typeof Array.prototype.slice', value: 'function' },
    { text: 'Array.prototype.none', value: undefined },
    { text: 'Array.prototype.slice.name', value: undefined },
    { text: '({}).hasOwnProperty.call(state, "a")', value: false },
    { text: 'Math.max.call.apply(Math.max)', value: Number.NEGATIVE_INFINITY },
    { text: 'Math.max.apply(null, [1])', value: 1 },
    { text: '[RegExp.$1, RegExp.lastMatch]', value: [undefined, undefined] },
    { text: 'structuredClone(context.window)', value: {} },
    { text: 'Object.groupBy([1], () => context.object)', value: { '[object Object]': [1] } },
    { text: '[...context.set, context.set.has(1), context.set.size]', value: [1, true, 1] },
    { text: '"a".replace(/a/, context.object)', value: '[object Object]' },
    { text: 'context.search.exec("a").concat(context.search.lastIndex)', value: ['a', 'a', 0] },
    { text: 'context.fn.caller', value: undefined },
    { text: 'context.search.source', value: '(a+)+$' },
    { text: 'Object.entries(context.promise).concat(Object.keys(context.date))', value: [] },
    { text: 'new context.fn()', value: 1 },
    { text: 'const { length } = context.fn; return length', value: undefined },
    {
      text: 'var a = [3, 1, 2]; a.sort((x, y) => { a.length = 0; return x - y }); return a',
      value: [1, 2, 3],
    },
    { text: 'var a = [1]; a.forEach(() => a.push(1)); return a', value: [1, 1] },
  ])('finds nothing to use: $text', ({ text, value }) => {
    const object = { toString: () => RUN, valueOf: () => 5, toJSON: () => RUN }
    const context = {
      ...(scope.context as object),
      object,
      parsed: JSON.parse('{"__proto__":{"a":1},"constructor":2,"ok":1}'),
    }
    const { problems, result } = evaluate(text, { ...scope, context })
    expect(problems).toEqual([])
    expect(result).toEqual(value)
  })

  it('makes objects whose prototype is the plain one', () => {
    for (const text of [
      '({ a: 1 })',
      'JSON.parse("{}")',
      'Object.assign({}, state)',
      '({ ...state })',
    ]) {
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
