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
  limitList,
  nativeMembers,
  nativeMethods,
  own,
  ownList,
  refuse,
  spend,
  toKey,
  toObject,
  toPlain,
  toText,
  withTraits,
  write,
} from '../core'
import type { Callable } from '../runtime/functions'
import type { Kind, Method, MethodTable } from '../runtime/kinds'
import { LOCALE_STEPS, MAX_DEPTH, SLOW_STEPS } from '../runtime/limits'

const collecting = { takes: ['any'] } as const
const walking = { takes: ['any'], perItem: 1 / 16 } as const

const asText: MethodTable<unknown> = {
  toString: (receiver: unknown) => toText(receiver),
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
      call: (callable: object, [self, ...args]) => callFunction(callable, self, args),
      apply: (callable: object, [self, args]) =>
        callFunction(callable, self, args ? [...itemsOf(args)] : []),
      bind(callable: object, [self, ...first]) {
        const call = (_: unknown, args: unknown[]) =>
          callFunction(callable, self, [...first, ...args])
        return withTraits((...args: unknown[]) => call(undefined, args), { call })
      },
    },
  },
  Set: {
    methods: collectionMethods(Set.prototype, 'add clear delete', 'has'),
    fields: wordSet('size'),
    items: (set: Set<unknown>) => Array.from(Set.prototype.values.call(set)),
  },
  Map: {
    methods: collectionMethods(Map.prototype, 'clear delete set', 'get has'),
    fields: wordSet('size'),
    items: (map: Map<unknown, unknown>) =>
      Array.from(Map.prototype.entries.call(map), (pair) => own(pair)),
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
    items: (query: URLSearchParams) =>
      Array.from(URLSearchParams.prototype.entries.call(query), (pair) => own(pair)),
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
      libraryFunction((...args) => {
        spend(LOCALE_STEPS)
        return Reflect.construct(Reflect.get(Intl, name), localeArgs(args))
      }),
    ]),
  ),
  Set: libraryFunction((items) => own(new Set(items ? itemsOf(items) : []))),
  Map: libraryFunction((pairs) =>
    own(new Map(pairs ? (itemsOf(pairs) as [unknown, unknown][]) : [])),
  ),
  URL: libraryFunction(makeUrl),
  URLSearchParams: libraryFunction(makeQuery),
  ...Object.fromEntries(
    [Error, TypeError, RangeError, SyntaxError].map((native) => [
      native.name,
      libraryFunction((message) => own(new native(message === undefined ? '' : toText(message)))),
    ]),
  ),
  ...nativeMembers(
    globalThis,
    'escape unescape atob btoa isFinite encodeURI decodeURI decodeURIComponent'.split(' '),
  ),
  ...functions({ structuredClone: (value) => clone(value) }),
}

/** Members of `Object`. */
export const objectMembers = functions({
  assign(target, ...sources) {
    for (const [key, value] of sources.flatMap((source) => entriesOf(source))) {
      write(target, key, value)
    }
    return target
  },
  groupBy,
  fromEntries: (pairs) =>
    toObject(
      itemsOf(pairs)
        .map((pair) => itemsOf(pair))
        .map(([key, value]) => [toKey(key), value]),
    ),
  hasOwn: (object, key) => hasOwn(object, toKey(key)),
  is: (one, other) => Object.is(one, other),
})

/** `value instanceof type`. */
export function isInstance(value: unknown, type: unknown): boolean {
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
  return (formatter, args) => {
    spend(LOCALE_STEPS)
    const result = formatter[name]?.(...localeArgs(args))
    return Array.isArray(result) ? ownList(result) : result
  }
}

/** What is safe to turn into text, with lists of locales or of what is to be formatted. */
function localeArgs(args: readonly unknown[]): unknown[] {
  return args.map((arg) => (Array.isArray(arg) ? arg.map((item) => toText(item)) : toPlain(arg)))
}

function groupBy(list: unknown, callback: unknown): object {
  const groups = new Map<string, unknown[]>()
  itemsOf(list).forEach((item, index) => {
    const key = `${toKey(callFunction(callback as object, undefined, [item, index]))}`
    const group = groups.get(key) ?? own([])
    group.push(item)
    groups.set(key, group)
  })
  return toObject([...groups])
}

function makeUrl(...parts: unknown[]): URL {
  spend(4 * SLOW_STEPS)
  const texts = parts.flatMap((part) => (part === undefined ? [] : toText(part)))
  const url = new URL(...(texts as [string]))
  own(url.searchParams)
  return own(url)
}

function makeQuery(given: unknown = ''): URLSearchParams {
  const pairs = isRecord(given)
    ? entriesOf(given)
    : isObject(given) && itemsOf(given).map((pair) => itemsOf(pair))
  return own(
    new URLSearchParams(
      pairs ? pairs.map((pair) => pair.map((part) => toText(part))) : toText(given),
    ),
  )
}

/** As `structuredClone(value)`. What holds itself nests too deep. */
function clone(value: unknown, depth = 0): unknown {
  const copy = (part: unknown) => clone(part, depth + 1)
  spend(1)
  if (depth > MAX_DEPTH) refuse('limit', 'An object nests too deep')
  if (typeof value === 'function') refuse('error', 'Functions cannot be cloned')
  if (!isObject(value)) return value
  if (value instanceof Date) return own(new Date(value))
  if (value instanceof Set) return own(new Set(itemsOf(value).map(copy)))
  if (value instanceof Map) {
    const pairs = itemsOf(value).map((pair) => (pair as [unknown, unknown]).map(copy))
    return own(new Map(pairs as [unknown, unknown][]))
  }
  if (Array.isArray(value)) return own(limitList(value.map(copy)))
  return toObject(entriesOf(value).map(([key, part]) => [key, copy(part)]))
}
