import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { changedBuiltIns, listBuiltIns } from '../testing/builtIns'
import { act, evaluate } from '../testing/evaluate'

/** What the escapes below would leave behind if they worked. */
const marks = globalThis as { escaped?: unknown }
const RUN = 'globalThis.escaped = 1'

const like = (name: string, methods: object): object =>
  Object.create({ [Symbol.toStringTag]: name, ...methods })

const scope = {
  state: { n: 1 },
  context: {
    map: new Map([['a', 1]]),
    url: new URL('https://example.com'),
    query: new URLSearchParams('a=1'),
    error: new Error('x'),
    pattern: /a/,
    likeSet: like('Set', { has: () => RUN }),
    likePromise: like('Promise', { finally: () => RUN }),
    likeDate: like('Date', { getTime: () => RUN }),
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

describe('an attempt to leave by a built-in', () => {
  it.each([
    // What belongs to the page.
    'context.map.set("b", 1)',
    'context.map.clear()',
    'context.query.append("a", "b")',
    'context.url.searchParams.set("a", 1)',
    'context.url.href = "https://example.org"',
    'context.error.message = "x"',
    'context.pattern.exec("a")',
    // What passes for something else.
    'context.likeSet.has(1)',
    'context.likePromise.finally(() => 1)',
    'context.likeDate.getTime()',
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
      const { problems, result } = run(text, scope)
      expect(problems).toHaveLength(1)
      expect(run === act ? (result as { value: unknown }).value : result).toBeUndefined()
    }
  })
})
