import type { Scope } from '../runtime/Scope'
import { RUN } from './attempts'

const like = (name: string, methods: object): object =>
  Object.create({ [Symbol.toStringTag]: name, ...methods })

/** Scope with objects of the page, and imitations of built-ins. */
export const foreignScope: Partial<Scope> = {
  state: { n: 1 },
  context: {
    map: new Map([['a', 1]]),
    url: new URL('https://example.com'),
    query: new URLSearchParams('a=1'),
    error: new Error('x'),
    search: /a/,
    likeSet: like('Set', { has: () => RUN }),
    likePromise: like('Promise', { finally: () => RUN }),
  },
}

/** Texts that try to mutate them, or to escape through them or a built-in. Each has to fail. */
export const FOREIGN_ATTEMPTS: readonly string[] = [
  // Objects of the page.
  'context.map.set("b", 1)',
  'context.map.clear()',
  'context.query.append("a", "b")',
  'context.url.searchParams.set("a", 1)',
  'context.url.href = "https://example.org"',
  'context.error.message = "x"',
  // Imitations of built-ins.
  'context.likeSet.has(1)',
  'context.likePromise.finally(() => 1)',
  'structuredClone(context.likeSet).constructor',
  // Internals and arguments of built-ins.
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
]
