import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { deepFreeze } from '../utils/testing/deepFreeze'
import type { Scope } from './runtime/Scope'
import { changedBuiltIns, listBuiltIns } from './testing/builtIns'
import { act, evaluate } from './testing/evaluate'

/** What the escapes below would leave behind if they worked. */
const marks = globalThis as { escaped?: unknown }
const RUN = 'globalThis.escaped = 1'

const element = Object.assign(Object.create({ [Symbol.toStringTag]: 'HTMLDivElement' }), {
  __reactFiber$x: { stateNode: { fetch: () => RUN } },
})

class Page {
  title = 'Page'
  secret(): string {
    return 'secret'
  }
  get view(): unknown {
    return globalThis
  }
}

const scope: Partial<Scope> = {
  state: deepFreeze({ list: [1, 2], text: 'abc', n: 1, user: { name: 'Ada' }, key: 'constructor' }),
  context: {
    fn: () => 1,
    page: new Page(),
    element,
    window: globalThis,
    symbol: Symbol('s'),
    list: deepFreeze([1, 2]),
    date: new Date(0),
    pattern: /(a+)+$/,
    promise: Promise.resolve(1),
    set: new Set([1]),
  },
  event: Object.assign(new Event('click'), { view: globalThis }),
  block: deepFreeze({ id: 'builder-1', component: { options: {} } }),
  builder: { track: () => undefined },
}

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
    // The way to Function.
    `constructor.constructor("${RUN}")()`,
    `[].constructor.constructor("${RUN}")()`,
    `"".constructor.constructor("${RUN}")()`,
    `(0).constructor.constructor("${RUN}")()`,
    `(() => 1).constructor("${RUN}")()`,
    `(function () {}).constructor("${RUN}")()`,
    `[]["filter"]["constructor"]("${RUN}")()`,
    `[]["con" + "structor"]`,
    '[]["constr".concat("uctor")]',
    '[]["rotcurtsnoc".split("").reverse().join("")]',
    '[][["constructor"]]',
    '[][String.fromCharCode(99, 111, 110, 115, 116, 114, 117, 99, 116, 111, 114)]',
    `[][\`\${"con"}structor\`]`,
    String.raw`[]["\u0063onstructor"]`,
    'state[state.key]',
    'state?.[state.key]',
    'context.fn[state.key]',
    'Math.max.constructor',
    'JSON.parse.constructor',
    'Object.constructor',
    'Array.isArray.constructor',
    'new Date().constructor',
    'Promise.constructor',
    'context.fn.constructor',
    'context.symbol.constructor',
    'null?.constructor, state?.constructor',
    // The way to prototypes.
    '({}).__proto__',
    '[].__proto__.polluted = 1',
    'state.__proto__.polluted = 1',
    'state["__pro" + "to__"].polluted = 1',
    '({ __proto__: { polluted: 1 } })',
    '({ ["__proto__"]: { polluted: 1 } })',
    '({ "__proto__": 1 })',
    '({ constructor: 1 })',
    'const { __proto__: p } = {}; return p',
    'const { constructor } = {}; return constructor',
    'const { ["constructor"]: c } = {}; return c',
    '(({ constructor }) => constructor)({})',
    '(__proto__) => 1',
    'var o = {}; o.__proto__ = { a: 1 }; return o.a',
    'var o = {}; o["__proto__"].a = 1',
    'var o = {}; delete o.__proto__',
    'var o = {}; o.prototype = 1',
    'Object.prototype',
    'String.prototype',
    'Date.prototype',
    '(function () {}).prototype',
    'Object.fromEntries([["__proto__", { a: 1 }]])',
    'for (var __proto__ in {}) {}',
    '"__proto__" in {}',
    // Code from text.
    'eval("1")',
    'Function("return 1")()',
    'new Function("return 1")()',
    'setTimeout("1")',
    'import("x")',
    '[1].map(eval)',
    'Reflect.construct(Date)',
    'new Proxy({}, {})',
    // What functions know.
    'context.fn.call(null)',
    'context.fn.apply(null)',
    'context.fn.bind(null)()',
    'context.fn.toString()',
    '(() => 1).toString()',
    '[].map.call("ab", x => x)',
    'Math.max.apply.constructor',
    'Math.max.call.call(1)',
    'context.page.secret()',
    // What makes values speak for themselves.
    '({ toString: () => "x" })',
    '({ valueOf: () => 1 })',
    '({ toJSON() { return 1 } })',
    'var o = {}; o.toString = () => "x"; return o + ""',
    'var o = {}; Object.assign(o, { valueOf: () => 1 }); return +o',
    '({}).__defineGetter__("a", () => 1)',
    '({}).__lookupGetter__("a")',
    'Object.defineProperty({}, "a", {})',
    'Object.setPrototypeOf({}, null)',
    'Object.getPrototypeOf([])',
    'Object.getOwnPropertyNames({})',
    '({ get a() { return this.constructor } }).a',
    '({ get then() { return 1 } })',
    // Templates.
    'f`a`',
    'context.fn`a`',
    'String.raw`a`',
    // The page, by names and by what leads to it.
    'window.alert(1)',
    'document.cookie',
    'globalThis.process',
    'self.fetch',
    'this.state',
    'process.exit()',
    'require("fs")',
    'localStorage.a',
    'event.view.fetch',
    'event.target.ownerDocument',
    'event.composedPath()',
    'context.page.view.process',
    'context.element.__reactFiber$x.stateNode.fetch()',
    'Object.values(context.element)[0].stateNode',
    '({ ...context.element }).__reactFiber$x.stateNode',
    'const { __reactFiber$x: fiber } = context.element; return fiber.stateNode',
    'new (class {})()',
    'with (state) { n }',
    // What the engine asks of objects, behind the back of the text.
    '({ [Symbol.toPrimitive]: () => 1 })',
    '({ [Symbol.iterator]: () => 1 })',
    '[...{ length: 3 }]',
    'var a = []; a.constructor = { [Symbol.species]: 1 }; return a.map(x => x)',
    `state[{ toString: () => "__proto__" }]`,
    'state[["__proto__"]]',
    'JSON.stringify({ a: 1 }, (key, value) => value.constructor)',
    '"constructor" in {}',
    'var { __proto__: { a } } = {}',
    'for (var key in constructor) {}',
    '[1].reduce((a, b, i, list) => list.constructor, 0)',
    '[3, 1].sort((x, y) => x.constructor)',
    'context.list.map((x, i, list) => list.push(1))',
    'var a = [3, 1]; a.sort(() => { for (;;); })',
    'context.date.setTime(5)',
    // What the language offers, taken for what it is made of.
    'Object.assign(Math, { max: 1 })',
    'Object.assign(Array, { isArray: 1 })',
    'Object.keys.a = 1',
    'event.preventDefault.constructor',
    'builder.track.constructor',
    'Intl.NumberFormat.prototype',
    'new Intl.NumberFormat("en").constructor',
    'new Date().toLocaleString({ toString: () => 1 })',
    '({}).hasOwnProperty.call(state, "a")',
    'context.promise.constructor.resolve(1)',
    'context.promise.then.call(1)',
    'Function`return 1`()',
    `\`\${constructor}\``,
    `\`\${{ toString: () => 1 }}\``,
    // Other ways to run, and to run for ever.
    'new RegExp("(a+)+$")',
    '/(a+)+$/.test("aaaaaaaaaaaaaaaaaaaaaaaaaaaa!")',
    '"aaaaaaaaaaaaaaaaaaaaaaaaaaaa!".match("(a+)+$")',
    'context.pattern.test("aaaaaaaaaaaaaaaaaaaaaaaaaaaa!")',
    'Math.max(...Array(100001))',
    '(async () => 1).constructor("1")()',
    'await 1',
    'function* f() { yield 1 }',
    'new Promise(() => {}).constructor',
    'new Worker("data:,1")',
    'try { null.a } catch (error) { error.constructor }',
    'while (1) { try { for (;;); } catch (error) {} }',
    '(function () { return arguments.callee })()',
    'new.target',
    'BigInt(1)',
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
    // Patterns without end.
    '/(?:[a-z]+)+$/.test("a")',
    '/(a|a)*b/.test("a")',
    'new RegExp("(.*)*x").test("a")',
    '/(x+x+)+y/.test("x")',
    '/(\\w|\\d)+$/.test("x")',
    '/(?:\\u{2}|u)+$/.test("u")',
    '/(?:\\c|\\\\c)+$/.test("x")',
    '/(.*,){11}P/.test("1,2")',
    '/(a?){30}a{30}/.test("a")',
    '/\\s+$/.test(" ".repeat(90000) + "x")',
    '/a*a*a*a*b/.test("a".repeat(3000))',
    '"x".repeat(90000).replace(/x/g, "y".repeat(1000))',
  ])('fails: %s', (text) => {
    for (const run of [evaluate, act]) {
      const { problems, result } = run(text, scope)
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
    { text: 'JSON.parse("[1]", () => context.window)', value: [1] },
    { text: 'context.fn.caller', value: undefined },
    { text: 'Math.max.apply(null, [1])', value: 1 },
    { text: '[RegExp.$1, RegExp.lastMatch]', value: [undefined, undefined] },
    { text: 'structuredClone(context.window)', value: {} },
    { text: 'Object.groupBy([1], () => context.object)', value: { '[object Object]': [1] } },
    { text: '[...context.set, context.set.has(1), context.set.size]', value: [1, true, 1] },
    { text: '"a".replace(/a/, context.object)', value: '[object Object]' },
    { text: 'context.pattern.source', value: undefined },
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
