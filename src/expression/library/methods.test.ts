import { describe, expect, it } from 'vitest'
import { act, evaluate } from '../testing/evaluate'

const OF_PAGE = 'cannot change this: it was made elsewhere'

describe('the built-in functions', () => {
  it.each([
    ['[1].with(1, 2)', 'Invalid index: 1', 'error'],
    ['[1].with(-2, 2)', 'Invalid index: -1', 'error'],
    ['[1].findLast(1)', 'number is not a function', 'error'],
    ['[].findLastIndex()', 'undefined is not a function', 'error'],
    [
      'context.list.push(1)',
      'This list cannot be changed: only actions write, to state.*',
      'forbidden',
    ],
    ['Object.freeze([1]).push(2)', 'This list is frozen', 'error'],
    [
      'context.date.setTime(1)',
      'This date cannot be changed. Make another with new Date()',
      'forbidden',
    ],
    ['set.add(1)', `"add()" ${OF_PAGE}`, 'forbidden'],
    ['address.href = "x:y"', `"href" ${OF_PAGE}`, 'forbidden'],
    ['new URL("a:b").none = 1', '"none" cannot be set here', 'forbidden'],
    ['var r = /a/; r.source = 1', '"source" cannot be set here', 'forbidden'],
    ['Object.create({})', 'Object.create() makes plain objects only', 'forbidden'],
    ['Object.create(null, {})', 'Object.create() makes plain objects only', 'forbidden'],
    ['Object.keys(null)', 'Cannot read the keys of null', 'missing'],
    ['Object.values()', 'Cannot read the keys of undefined', 'missing'],
    ['Object.prototype.hasOwnProperty.call(null, "a")', 'Cannot read the keys of null', 'missing'],
    [
      'Object.prototype.hasOwnProperty.call(undefined, "a")',
      'Cannot read the keys of undefined',
      'missing',
    ],
    ['Object.groupBy([1], 2)', 'number is not a function', 'error'],
    ['structuredClone(() => 1)', 'Functions cannot be cloned', 'error'],
    ['var o = {}; o.o = o; structuredClone(o)', 'An object is nested too deeply', 'limit'],
    ['new Promise()', 'new Promise() needs a function', 'error'],
    ['page.call()', 'A function of the page has no methods here', 'unknown'],
    ['page.bind()', 'A function of the page has no methods here', 'unknown'],
    ['page instanceof page', '"instanceof" knows built-in classes only', 'unknown'],
    ['1 instanceof Math', '"instanceof" knows built-in classes only', 'unknown'],
    ['/a/d.test("")', 'Flag "d" of a regular expression is not supported', 'unknown'],
    ['Symbol("a")', '"Symbol()" is not available here', 'unknown'],
    ['Symbol.none', '"Symbol.none" is not available here', 'unknown'],
    ['setTimeout(page)', 'Timers work in actions only', 'unknown'],
    ['fetch("/a")', '"fetch" works in actions only', 'unknown'],
    ['[...5]', 'number is no list', 'error'],
    ['for (var x of {});', 'object is no list', 'error'],
    ['missing.name', '"missing" is not defined here', 'unknown'],
    ['this.name', '"this" is not defined here', 'unknown'],
    ['missing()', '"missing" is not a function here', 'unknown'],
    ['(1)()', '"This" is not a function here', 'unknown'],
    ['new (5)()', '"This" is not a function here', 'unknown'],
    ['list.none()', '"none()" is not available here', 'unknown'],
    ['Math.none.a', '"none" is not available here', 'error'],
    ['Array.prototype.none.call()', '"none" is not available here', 'error'],
    ['"a".none.b', '"none" is not available here', 'error'],
    ['list.none.b', 'Cannot read "b" of undefined', 'missing'],
    ['state.none.b = 1', 'Cannot set "b" of undefined', 'missing'],
    ['list["__proto__"]', 'Property name "__proto__" is not allowed', 'forbidden'],
    ['({ ["constructor"]: 1 })', 'Property name "constructor" is not allowed', 'forbidden'],
    ['({ toString() {} })', 'A function cannot be named "toString"', 'forbidden'],
    ['({ then: () => 1 })', 'A function cannot be named "then"', 'forbidden'],
    ['page.x = 1', '"x" cannot be set: only actions write, to state.* alone', 'forbidden'],
    ['"a".x = 1', '"x" cannot be set: only actions write, to state.* alone', 'forbidden'],
  ])('refuse %s: %s', (text, message, kind) => {
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
    ['setTimeout(1)', 'A timer needs a function', 'forbidden'],
    ['for (;;) setTimeout(() => {}, 1e6)', 'More than 100 timers wait', 'limit'],
  ])('refuse in actions %s: %s', (text, message, kind) => {
    const life = { current: new AbortController() }
    expect(act(text, { life }).problems).toMatchObject([{ kind, message }])
    life.current.abort()
  })
})
