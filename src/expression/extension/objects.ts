import { hasOwn } from '../../utils/hasOwn'
import { isRecord } from '../../utils/isRecord'
import { wordSet } from '../../utils/wordSet'
import {
  callFunction,
  entriesOf,
  functions,
  isObject,
  itemsOf,
  language,
  libraryFunction,
  nativeMembers,
  nativeMethods,
  ownList,
  refuse,
  rememberFunction,
  toKey,
  toObject,
  toPlain,
  toText,
} from '../core'
import type { Callable } from '../runtime/functions'
import type { Kind, Method, MethodTable } from '../runtime/kinds'
import { LOCALE_STEPS, MAX_DEPTH, SLOW_STEPS } from '../runtime/limits'
import type { Run } from '../runtime/Run'

const collecting = { takes: ['any'] } as const
const walking = { takes: ['any'], perItem: 1 / 16 } as const

const asText: MethodTable<unknown> = {
  toString: (run: Run, receiver: unknown) => toText(run, receiver),
}

const collectionMethods = (prototype: object, changes: string, reads: string) => ({
  ...asText,
  ...nativeMethods(prototype, reads, collecting),
  ...nativeMethods(prototype, 'forEach', walking),
  ...nativeMethods(prototype, changes, { ...collecting, changes: true }),
  ...nativeMethods(prototype, 'keys values', { makes: 'list' }),
  ...nativeMethods(prototype, 'entries', { makes: 'lists' }),
})

/** Formatters of `Intl`, by their names. */
const formatters = [
  'DateTimeFormat',
  'ListFormat',
  'NumberFormat',
  'PluralRules',
  'RelativeTimeFormat',
]

const formatterKind: Kind = {
  methods: Object.fromEntries(
    ['format', 'formatToParts', 'select', 'resolvedOptions'].map((name) => [
      name,
      formatting(name),
    ]),
  ),
}

export const objectKinds: Readonly<Record<string, Kind>> = {
  function: {
    methods: {
      call: (run, callable: object, [self, ...args]) => callFunction(run, callable, self, args),
      apply: (run, callable: object, [self, args]) =>
        callFunction(run, callable, self, args ? [...itemsOf(run, args)] : []),
      bind(run, callable: object, [self, ...first]) {
        const call = (inner: Run, args: unknown[]) =>
          callFunction(inner, callable, self, [...first, ...args])
        return rememberFunction((...args: unknown[]) => call(run, args), {
          isMade: true,
          call: (inner, _, args) => call(inner, args),
        })
      },
    },
  },
  Set: {
    methods: collectionMethods(Set.prototype, 'add clear delete', 'has'),
    fields: wordSet('size'),
    items: (_, set: Set<unknown>) => Array.from(Set.prototype.values.call(set)),
  },
  Map: {
    methods: collectionMethods(Map.prototype, 'clear delete set', 'get has'),
    fields: wordSet('size'),
    items: (run, map: Map<unknown, unknown>) =>
      Array.from(Map.prototype.entries.call(map), (pair) => run.own(pair)),
  },
  URL: {
    methods: asText,
    fields: wordSet(
      'hash host hostname href origin password pathname port protocol search searchParams username',
    ),
    print: (url: URL) => URL.prototype.toString.call(url),
  },
  URLSearchParams: {
    methods: {
      ...asText,
      ...nativeMethods(URLSearchParams.prototype, 'get has'),
      ...nativeMethods(URLSearchParams.prototype, 'forEach', walking),
      ...nativeMethods(URLSearchParams.prototype, 'getAll keys values', { makes: 'list' }),
      ...nativeMethods(URLSearchParams.prototype, 'entries', { makes: 'lists' }),
      ...nativeMethods(URLSearchParams.prototype, 'append delete set sort', { changes: true }),
    },
    fields: wordSet('size'),
    items: (run, query: URLSearchParams) =>
      Array.from(URLSearchParams.prototype.entries.call(query), (pair) => run.own(pair)),
    print: (query: URLSearchParams) => URLSearchParams.prototype.toString.call(query),
  },
  Error: {
    methods: asText,
    fields: wordSet('name message'),
    print: (error: Error) => Error.prototype.toString.call(error),
  },
  ...Object.fromEntries(formatters.map((name) => [`Intl.${name}`, formatterKind])),
}

export const objectGlobals = {
  Intl: Object.fromEntries(
    formatters.map((name) => [
      name,
      libraryFunction((run, ...args) => {
        run.spend(LOCALE_STEPS)
        return Reflect.construct(Reflect.get(Intl, name), localeArgs(run, args))
      }),
    ]),
  ),
  Set: libraryFunction((run, items) => run.own(new Set(items ? itemsOf(run, items) : []))),
  Map: libraryFunction((run, pairs) =>
    run.own(new Map(pairs ? (itemsOf(run, pairs) as [unknown, unknown][]) : [])),
  ),
  URL: libraryFunction(makeUrl),
  URLSearchParams: libraryFunction(makeQuery),
  ...Object.fromEntries(
    [Error, TypeError, RangeError, SyntaxError].map((native) => [
      native.name,
      libraryFunction((run, message) =>
        run.own(new native(message === undefined ? '' : toText(run, message))),
      ),
    ]),
  ),
  ...nativeMembers(globalThis, ['escape', 'unescape', 'atob', 'btoa']),
  ...functions({ structuredClone: (run, value) => clone(run, value) }),
}

/** Members of `Object`. */
export const objectMembers = functions({
  groupBy,
  fromEntries: (run, pairs) =>
    toObject(
      run,
      itemsOf(run, pairs)
        .map((pair) => itemsOf(run, pair))
        .map(([key, value]) => [toKey(run, key), value]),
    ),
  hasOwn: (run, object, key) => hasOwn(object, toKey(run, key)),
  is: (_, one, other) => Object.is(one, other),
})

/** `value instanceof type`. */
export function isInstance(_: Run, value: unknown, type: unknown): boolean {
  const [name = ''] = Object.entries(language.globals).find(([, known]) => known === type) ?? []
  const native: unknown = typeof type === 'function' && Reflect.get(globalThis, name)
  if (typeof native !== 'function') {
    refuse('unknown', '"instanceof" knows built-in classes only')
  }
  if (native === Array) return Array.isArray(value)
  if (native === Object) return isObject(value)
  return value instanceof (native as Callable)
}

function formatting(
  name: string,
): Method<Readonly<Record<string, (...args: unknown[]) => unknown>>> {
  return (run, formatter, args) => {
    run.spend(LOCALE_STEPS)
    const result = formatter[name]?.(...localeArgs(run, args))
    return Array.isArray(result) ? ownList(run, result) : result
  }
}

/** What is safe to turn into text, with lists of locales or of what is to be formatted. */
function localeArgs(run: Run, args: readonly unknown[]): unknown[] {
  return args.map((arg) =>
    Array.isArray(arg) ? arg.map((item) => toText(run, item)) : toPlain(run, arg),
  )
}

function groupBy(run: Run, list: unknown, callback: unknown): object {
  const groups = new Map<string, unknown[]>()
  itemsOf(run, list).forEach((item, index) => {
    const key = `${toKey(run, callFunction(run, callback as object, undefined, [item, index]))}`
    const group = groups.get(key) ?? run.own([])
    group.push(item)
    groups.set(key, group)
  })
  return toObject(run, [...groups])
}

function makeUrl(run: Run, ...parts: unknown[]): URL {
  run.spend(4 * SLOW_STEPS)
  const texts = parts.flatMap((part) => (part === undefined ? [] : toText(run, part)))
  const url = new URL(...(texts as [string]))
  run.own(url.searchParams)
  return run.own(url)
}

function makeQuery(run: Run, given: unknown = ''): URLSearchParams {
  const pairs = isRecord(given)
    ? entriesOf(run, given)
    : isObject(given) && itemsOf(run, given).map((pair) => itemsOf(run, pair))
  return run.own(
    new URLSearchParams(
      pairs ? pairs.map((pair) => pair.map((part) => toText(run, part))) : toText(run, given),
    ),
  )
}

/** As `structuredClone(value)`. What holds itself nests too deep. */
function clone(run: Run, value: unknown, depth = 0): unknown {
  const copy = (part: unknown) => clone(run, part, depth + 1)
  run.spend(1)
  if (depth > MAX_DEPTH) refuse('limit', 'An object nests too deep')
  if (typeof value === 'function') refuse('error', 'Functions cannot be cloned')
  if (!isObject(value)) return value
  if (value instanceof Date) return run.own(new Date(value))
  if (value instanceof Set) return run.own(new Set(itemsOf(run, value).map(copy)))
  if (value instanceof Map) {
    const pairs = itemsOf(run, value).map((pair) => (pair as [unknown, unknown]).map(copy))
    return run.own(new Map(pairs as [unknown, unknown][]))
  }
  if (Array.isArray(value)) return run.own(run.limitList(value.map(copy)))
  return toObject(
    run,
    entriesOf(run, value).map(([key, part]) => [key, copy(part)]),
  )
}
