import { describe, expect, it } from 'vitest'
import { act, evaluate } from '../testing/evaluate'

const OF_PAGE = 'cannot change this: it was made elsewhere'

describe('the built-in functions', () => {
  it.each([
    { text: '[1].with(1, 2)', kind: 'error', message: 'Invalid index: 1' },
    { text: '[1].with(-2, 2)', kind: 'error', message: 'Invalid index: -1' },
    { text: '[1].findLast(1)', kind: 'error', message: 'number is not a function' },
    { text: '[].findLastIndex()', kind: 'error', message: 'undefined is not a function' },
    {
      text: 'context.list.push(1)',
      kind: 'forbidden',
      message: 'This list cannot be changed: only actions write, to state.*',
    },
    { text: 'Object.freeze([1]).push(2)', kind: 'error', message: 'This list is frozen' },
    {
      text: 'context.date.setTime(1)',
      kind: 'forbidden',
      message: 'This date cannot be changed. Make another with new Date()',
    },
    { text: 'set.add(1)', kind: 'forbidden', message: `"add()" ${OF_PAGE}` },
    { text: 'address.href = "x:y"', kind: 'forbidden', message: `"href" ${OF_PAGE}` },
    {
      text: 'new URL("a:b").none = 1',
      kind: 'forbidden',
      message: '"none" cannot be set here',
    },
    {
      text: 'var r = /a/; r.source = 1',
      kind: 'forbidden',
      message: '"source" cannot be set here',
    },
    {
      text: 'Object.create({})',
      kind: 'forbidden',
      message: 'Object.create() makes plain objects only',
    },
    {
      text: 'Object.create(null, {})',
      kind: 'forbidden',
      message: 'Object.create() makes plain objects only',
    },
    { text: 'Object.keys(null)', kind: 'missing', message: 'Cannot read the keys of null' },
    { text: 'Object.values()', kind: 'missing', message: 'Cannot read the keys of undefined' },
    {
      text: 'Object.prototype.hasOwnProperty.call(null, "a")',
      kind: 'missing',
      message: 'Cannot read the keys of null',
    },
    {
      text: 'Object.prototype.hasOwnProperty.call(undefined, "a")',
      kind: 'missing',
      message: 'Cannot read the keys of undefined',
    },
    { text: 'Object.groupBy([1], 2)', kind: 'error', message: 'number is not a function' },
    { text: 'structuredClone(() => 1)', kind: 'error', message: 'Functions cannot be cloned' },
    {
      text: 'var o = {}; o.o = o; structuredClone(o)',
      kind: 'limit',
      message: 'An object is nested too deeply',
    },
    { text: 'new Promise()', kind: 'error', message: 'new Promise() needs a function' },
    { text: 'page.call()', kind: 'unknown', message: 'A function of the page has no methods here' },
    { text: 'page.bind()', kind: 'unknown', message: 'A function of the page has no methods here' },
    {
      text: 'page instanceof page',
      kind: 'unknown',
      message: '"instanceof" knows built-in classes only',
    },
    {
      text: '1 instanceof Math',
      kind: 'unknown',
      message: '"instanceof" knows built-in classes only',
    },
    {
      text: '/a/d.test("")',
      kind: 'unknown',
      message: 'Flag "d" of a regular expression is not supported',
    },
    { text: 'Symbol("a")', kind: 'unknown', message: '"Symbol()" is not available here' },
    { text: 'Symbol.none', kind: 'unknown', message: '"Symbol.none" is not available here' },
    { text: 'setTimeout(page)', kind: 'unknown', message: 'Timers work in actions only' },
    { text: 'fetch("/a")', kind: 'unknown', message: '"fetch" works in actions only' },
    { text: '[...5]', kind: 'error', message: 'number is no list' },
    { text: 'for (var x of {});', kind: 'error', message: 'object is no list' },
    { text: 'missing.name', kind: 'unknown', message: '"missing" is not defined here' },
    { text: 'this.name', kind: 'unknown', message: '"this" is not defined here' },
    { text: 'missing()', kind: 'unknown', message: '"missing" is not a function here' },
    { text: '(1)()', kind: 'unknown', message: '"This" is not a function here' },
    { text: 'new (5)()', kind: 'unknown', message: '"This" is not a function here' },
    { text: 'list.none()', kind: 'unknown', message: '"none()" is not available here' },
    { text: 'Math.none.a', kind: 'error', message: '"none" is not available here' },
    { text: 'Array.prototype.none.call()', kind: 'error', message: '"none" is not available here' },
    { text: '"a".none.b', kind: 'error', message: '"none" is not available here' },
    { text: 'list.none.b', kind: 'missing', message: 'Cannot read "b" of undefined' },
    { text: 'state.none.b = 1', kind: 'missing', message: 'Cannot set "b" of undefined' },
    {
      text: 'list["__proto__"]',
      kind: 'forbidden',
      message: 'Property name "__proto__" is not allowed',
    },
    {
      text: '({ ["constructor"]: 1 })',
      kind: 'forbidden',
      message: 'Property name "constructor" is not allowed',
    },
    {
      text: '({ toString() {} })',
      kind: 'forbidden',
      message: 'A function cannot be named "toString"',
    },
    {
      text: '({ then: () => 1 })',
      kind: 'forbidden',
      message: 'A function cannot be named "then"',
    },
    {
      text: 'page.x = 1',
      kind: 'forbidden',
      message: '"x" cannot be set: only actions write, to state.* alone',
    },
    {
      text: '"a".x = 1',
      kind: 'forbidden',
      message: '"x" cannot be set: only actions write, to state.* alone',
    },
  ])('refuse $text: $message', ({ text, kind, message }) => {
    const state = {
      list: Object.freeze([1]),
      date: new Date(0),
      set: new Set(),
      address: new URL('a:b'),
      page: () => 1,
    }
    const { result, problems } = evaluate(text, { state, context: state })
    expect(problems).toMatchObject([{ kind, message }])
    expect(result).toBeUndefined()
  })

  it.each([
    { text: 'setTimeout(1)', kind: 'forbidden', message: 'A timer needs a function' },
    {
      text: 'for (;;) setTimeout(() => {}, 1e6)',
      kind: 'limit',
      message: 'More than 100 timers wait',
    },
  ])('refuse in actions $text: $message', ({ text, kind, message }) => {
    const life = { current: new AbortController() }
    expect(act(text, { life }).problems).toMatchObject([{ kind, message }])
    life.current.abort()
  })
})
