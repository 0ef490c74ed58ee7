import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { changedBuiltIns, listBuiltIns } from '../testing/builtIns'
import '.'
import { ATTEMPTS, marks, scope as pageScope, RUN } from '../testing/attempts'
import { act, evaluate } from '../testing/evaluate'

/** What the whole language takes, which fails without its rest. */
const TAKEN = new Set([
  'new Promise(() => {})',
  'Math.max.apply(null, [1])',
  'async () => 1',
  '({ get a() { return 1 } })',
])

const scope = {
  ...pageScope,
  context: { ...(pageScope.context as object), set: new Set([1]) },
}

const like = (name: string, methods: object): object =>
  Object.create({ [Symbol.toStringTag]: name, ...methods })

const foreign = {
  state: { n: 1 },
  context: {
    map: new Map([['a', 1]]),
    url: new URL('https://example.com'),
    query: new URLSearchParams('a=1'),
    error: new Error('x'),
    pattern: /a/,
    likeSet: like('Set', { has: () => RUN }),
    likePromise: like('Promise', { finally: () => RUN }),
  },
}

let before = listBuiltIns()

beforeEach(() => {
  before = listBuiltIns()
})

afterEach(() => {
  expect(changedBuiltIns(before, listBuiltIns())).toEqual([])
  expect(marks.escaped).toBeUndefined()
})

describe('an attempt to leave the whole language', () => {
  it.each([
    ...ATTEMPTS.filter((text) => !TAKEN.has(text)),
    'Math.max.apply.constructor',
    'Math.max.call.call(1)',
    '({ get a() { return this.constructor } }).a',
    '({ get then() { return 1 } })',
    '(async () => 1).constructor("1")()',
    'new Promise(() => {}).constructor',
    // What the engine would call of regular expressions, collections and promises.
    '/a/[Symbol.replace]',
    'var r = /a/; r.exec = () => 1; return "a".replace(r, "b")',
    'var r = /a/g; r.flags = "x"',
    'Object.assign(/a/, { exec: () => [1] })',
    '/a/.constructor',
    '"abc".match(/b/).constructor',
    '"abc".match(/(?<a>b)/).groups.constructor',
    '"a".replace(/a/, (m) => m.constructor)',
    '"x".match(/(?<__proto__>x)/).groups.__proto__',
    'RegExp.prototype',
    'new Set([1]).constructor',
    'var s = new Set([1]); s.constructor = { [Symbol.species]: 1 }',
    'var s = new Set(); s.add = () => 1',
    'Object.assign(new Map(), { get: 1 })',
    'new Map([["a", 1]]).entries().constructor',
    '[1].values().next()',
    'context.set.add(2)',
    'Promise.resolve({ then(resolve) { resolve(1) } })',
    'var o = { a: 1 }; o.then = (resolve) => resolve(o); return o',
    'Object.fromEntries([["then", () => 1]])',
    'Object.assign({}, { then: () => 1 })',
    'Promise.prototype',
    'new Promise((resolve) => resolve.constructor)',
    // Prototypes, by the keys of what is made.
    '[["__proto__", 1]].reduce((o, [k, v]) => { o[k] = v; return o }, {})',
    'Object.groupBy([1], () => "__proto__")',
    'Object.groupBy([1], () => "constructor")',
    'Object.fromEntries(new Map([["__proto__", { a: 1 }]]))',
    'new (function () { this.constructor = 1 })()',
    // Getters, and what natives read of objects.
    'new Intl.NumberFormat("en", { get style() { return this.constructor } })',
    'new Intl.DateTimeFormat().resolvedOptions().constructor',
    'structuredClone({ get a() { return this.constructor } })',
    'structuredClone(() => 1)',
    'JSON.stringify({ get toJSON() { return () => 1 } })',
    'new URL("http://a.b").searchParams.constructor',
    'new URLSearchParams({ get a() { return this.constructor } })',
    'URL.createObjectURL(1)',
    // What is caught.
    'try { throw new Error("x") } catch (e) { return e.constructor }',
    'new Error("x").stack.constructor',
    'Error.captureStackTrace({})',
    'Error.prepareStackTrace = 1',
    'for (;;) { try { throw 1 } finally { continue } }',
    'label: for (;;) { try { for (;;); } finally { continue label } }',
    'function f() { try { f() } catch (e) { f() } finally { f() } } f()',
    'try { window.a } catch (e) { return 1 }',
    // `this`, and how functions are called.
    '(function () { return this })().constructor',
    '(function () { return this }).call(1).constructor',
    '(function () { return arguments })().constructor',
    '(() => 1).call.constructor',
    '(() => 1).bind().constructor',
    'Math.max.call.apply(Math.max)',
    // Texts without end.
    '"x".repeat(90000).replace(/x/g, "y".repeat(1000))',
  ])('fails: %s', (text) => {
    for (const run of [evaluate, act]) {
      const { problems, result } = run(text, scope)
      expect(problems).toHaveLength(1)
      expect(run === act ? (result as { value: unknown }).value : result).toBeUndefined()
    }
  })

  it.each([
    { text: 'Math.max.apply(null, [1])', value: 1 },
    { text: '[RegExp.$1, RegExp.lastMatch]', value: [undefined, undefined] },
    { text: 'structuredClone(context.window)', value: {} },
    { text: 'Object.groupBy([1], () => context.object)', value: { '[object Object]': [1] } },
    { text: '[...context.set, context.set.has(1), context.set.size]', value: [1, true, 1] },
    { text: '"a".replace(/a/, context.object)', value: '[object Object]' },
    { text: 'context.pattern.exec("a").concat(context.pattern.lastIndex)', value: ['a', 'a', 0] },
  ])('finds nothing to use: $text', ({ text, value }) => {
    const object = { toString: () => RUN, valueOf: () => 5, toJSON: () => RUN }
    const context = {
      ...scope.context,
      object,
      parsed: JSON.parse('{"__proto__":{"a":1},"constructor":2,"ok":1}'),
    }
    const { problems, result } = evaluate(text, { ...scope, context })
    expect(problems).toEqual([])
    expect(result).toEqual(value)
  })
})

describe('an attempt to leave by a built-in', () => {
  it.each([
    // What belongs to the page.
    'context.map.set("b", 1)',
    'context.map.clear()',
    'context.query.append("a", "b")',
    'context.url.searchParams.set("a", 1)',
    'context.url.href = "https://example.org"',
    'context.error.message = "x"',
    // What passes for something else.
    'context.likeSet.has(1)',
    'context.likePromise.finally(() => 1)',
    'structuredClone(context.likeSet).constructor',
    // What the built-ins are made of, and what they are given.
    'new URL("https://a.b").origin = "https://example.org"',
    'new Intl.ListFormat("en").constructor',
    'new Intl.PluralRules("en").select.constructor',
    '[1].toSorted.constructor',
    '[[1]].flatMap((x) => x.constructor)',
    '[1].findLast((x, i, list) => list.constructor)',
    '[1].with(0, 1).constructor',
    '[1].entries()[0].constructor',
    '[2, 1].toSorted((a, b) => a.constructor)',
    '"a".matchAll("a")[0].constructor',
    '"a".replaceAll("a", (m) => m.constructor)',
    'btoa.constructor',
    'Object.hasOwn({}, "constructor")',
    'Object.groupBy([1], () => "prototype")',
    'new Map([[1, 2]]).forEach((value, key, map) => map.constructor)',
    'setTimeout("globalThis.escaped = 1")',
    // Statements.
    'do { constructor.constructor("1")() } while (0)',
    'switch (constructor) {}',
    '(() => { throw constructor })()',
    'a: { constructor.constructor("1")() }',
    'const { get = constructor } = {}; return get',
  ])('fails: %s', (text) => {
    for (const run of [evaluate, act]) {
      const { problems, result } = run(text, foreign)
      expect(problems).toHaveLength(1)
      expect(run === act ? (result as { value: unknown }).value : result).toBeUndefined()
    }
  })
})
