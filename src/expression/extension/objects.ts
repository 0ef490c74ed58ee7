import { hasOwn } from '../../utils/hasOwn'
import { isRecord } from '../../utils/isRecord'
import { wordSet } from '../../utils/wordSet'
import {
  entriesOf,
  GLOBALS,
  itemsOf,
  limitLength,
  limitList,
  MEMBERS,
  nativeMethods,
  own,
  refuse,
  spend,
  toKey,
  toObject,
  toPlain,
  toText,
} from '../core'
import type { Kind, Method, MethodTable } from '../runtime/kinds'
import { LOCALE_STEPS, MAX_DEPTH, MAX_LIST_LENGTH, SLOW_STEPS } from '../runtime/limits'
import { assertMade, isObject, made, ownList } from './things'

type Callable = (...args: unknown[]) => unknown

/** Functions of the language: those that texts have made, and built-in ones. */
const functions = new WeakSet<object>()

const asText: MethodTable<unknown> = { toString: (receiver: unknown) => toText(receiver) }

/** Formatters of `Intl`, by their names. */
const FORMATTERS = [
  'DateTimeFormat',
  'ListFormat',
  'NumberFormat',
  'PluralRules',
  'RelativeTimeFormat',
]

const formatterKind: Kind = {
  methods: Object.fromEntries(
    ['format', 'formatToParts', 'formatRange', 'select', 'resolvedOptions'].map((name) => [
      name,
      formatting(name),
    ]),
  ),
}

/** Methods of a collection: those that read it, and those that change it. */
function collectionMethods(
  prototype: object,
  reads: string,
  changes: string,
  prepare: (arg: unknown) => unknown = (arg) => arg,
): MethodTable<never> {
  const all = (args: unknown[]) => args.map((arg) => prepare(arg))
  const changing = (name: string) =>
    nativeMethods(prototype, name, (receiver: { readonly size?: number }, args) => {
      assertMade(receiver, `${name}()`)
      limitLength((receiver.size ?? 0) + 1, MAX_LIST_LENGTH)
      return all(args)
    })
  return {
    ...asText,
    ...nativeMethods(prototype, reads, (_, args) => all(args)),
    ...nativeMethods(prototype, 'forEach', (receiver: { readonly size?: number }, args) => {
      spend((receiver.size ?? 0) / 16)
      return args
    }),
    ...nativeMethods(prototype, 'keys values entries', () => [], ownList),
    ...Object.assign({}, ...changes.split(' ').map(changing)),
  }
}

const URL_FIELDS =
  'hash host hostname href origin password pathname port protocol search searchParams username'

export const functionKind: Kind = {
  methods: {
    call: (callable: Callable, [self, ...args]) => Reflect.apply(known(callable), self, args),
    apply: (callable: Callable, [self, args]) =>
      Reflect.apply(known(callable), self, args ? [...itemsOf(args)] : []),
    bind(callable: Callable, [self, ...first]) {
      known(callable)
      return noteFunction((...args: unknown[]) =>
        Reflect.apply(callable, self, [...first, ...args]),
      )
    },
  },
}

export const objectKinds: Readonly<Record<string, Kind>> = {
  Set: {
    methods: collectionMethods(Set.prototype, 'has', 'add clear delete'),
    fields: wordSet('size'),
    items: (set: Set<unknown>) => Array.from(Set.prototype.values.call(set)),
  },
  Map: {
    methods: collectionMethods(Map.prototype, 'get has', 'clear delete set'),
    fields: wordSet('size'),
    items: (map: Map<unknown, unknown>) =>
      Array.from(Map.prototype.entries.call(map), (pair) => own(pair)),
  },
  URL: {
    methods: asText,
    fields: wordSet(URL_FIELDS),
    print: (url: URL) => URL.prototype.toString.call(url),
    write(url: URL, key, value) {
      assertMade(url, key)
      const isField = URL_FIELDS.split(' ').includes(`${key}`)
      if (!isField || !Reflect.set(url, key, toText(value)))
        refuse('forbidden', `"${key}" cannot be set here`)
    },
  },
  URLSearchParams: {
    methods: {
      ...collectionMethods(URLSearchParams.prototype, 'get has', 'append delete set sort', toPlain),
      ...nativeMethods(URLSearchParams.prototype, 'getAll', undefined, ownList),
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
  ...Object.fromEntries(FORMATTERS.map((name) => [`Intl.${name}`, formatterKind])),
}

export const objectGlobals = {
  Intl: Object.fromEntries(FORMATTERS.map((name) => [name, makeFormatter(name)])),
  Set: (items: unknown) => made(new Set(items ? itemsOf(items) : [])),
  Map: (pairs: unknown) => made(new Map(pairs ? (itemsOf(pairs) as [unknown, unknown][]) : [])),
  URL: makeUrl,
  URLSearchParams: makeQuery,
  ...Object.fromEntries(
    [Error, TypeError, RangeError, SyntaxError].map((native) => [
      native.name,
      (message: unknown) => made(new native(message === undefined ? '' : toText(message))),
    ]),
  ),
  ...Object.fromEntries(
    [escape, unescape, atob, btoa].map((native) => [
      native.name,
      (text: unknown) => native(`${toPlain(toText(text))}`),
    ]),
  ),
  structuredClone: (value: unknown) => clone(value),
}

/** Members of `Object`. */
export const objectMembers = {
  groupBy,
  hasOwn: (object: unknown, key: unknown) => hasOwn(object, toKey(key)),
  is: (one: unknown, other: unknown) => Object.is(one, other),
}

/** `value instanceof type`. */
export function isInstance(value: unknown, type: unknown): boolean {
  const [name = ''] = Object.entries(GLOBALS).find(([, known]) => known === type) ?? []
  const native: unknown = name && Reflect.get(globalThis, name)
  if (typeof native !== 'function') {
    refuse('unknown', '"instanceof" knows built-in classes only')
  }
  if (native === Array) return Array.isArray(value)
  if (native === Object) return Object(value) === value
  return value instanceof (native as Callable)
}

/** Takes in a function that a text makes, and gives it. */
export function noteFunction<T extends object>(callable: T): T {
  spend(SLOW_STEPS)
  functions.add(callable)
  return callable
}

/** Takes in what `members` has of functions, and what these have. */
export function noteFunctions(members: object): void {
  for (const member of Object.values(members)) {
    if (typeof member === 'function') functions.add(member)
    const inner = typeof member === 'function' ? MEMBERS.get(member) : member
    if (isObject(inner)) noteFunctions(inner)
  }
}

/** Passes a function of the language. Those of the page can only be called as they are. */
function known(callable: Callable): Callable {
  if (!functions.has(callable)) refuse('unknown', 'A function of the page has no methods here')
  return callable
}

function makeFormatter(name: string): Callable {
  return (...args) => {
    spend(LOCALE_STEPS)
    return Reflect.construct(Reflect.get(Intl, name), localeArgs(args))
  }
}

function formatting(name: string): Method<Readonly<Record<string, Callable>>> {
  return (formatter, args) => {
    spend(LOCALE_STEPS)
    const result = formatter[name]?.(...localeArgs(args))
    if (!isObject(result)) return result
    return Array.isArray(result) ? ownList(result) : own({ ...result })
  }
}

/** What is safe to turn into text, with lists of locales or of what is to be formatted. */
function localeArgs(args: readonly unknown[]): unknown[] {
  return args.map((arg) => (Array.isArray(arg) ? arg.map((item) => toText(item)) : toPlain(arg)))
}

function groupBy(list: unknown, callback: unknown): object {
  if (typeof callback !== 'function') refuse('error', `${typeof callback} is not a function`)
  const groups = new Map<string, unknown[]>()
  itemsOf(list).forEach((item, index) => {
    const key = `${toKey(callback(item, index))}`
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
  made(url.searchParams)
  return made(url)
}

function makeQuery(given: unknown = ''): URLSearchParams {
  const pairs = isRecord(given)
    ? entriesOf(given)
    : isObject(given) && itemsOf(given).map((pair) => itemsOf(pair))
  return made(
    new URLSearchParams(
      pairs ? pairs.map((pair) => pair.map((part) => toText(part))) : toText(given),
    ),
  )
}

/** As `structuredClone(value)`. What holds itself nests too deep. */
function clone(value: unknown, depth = 0): unknown {
  const copy = (part: unknown) => clone(part, depth + 1)
  spend(2)
  if (depth > MAX_DEPTH) refuse('limit', 'An object nests too deep')
  if (typeof value === 'function') refuse('error', 'Functions cannot be cloned')
  if (!isObject(value)) return value
  if (value instanceof Date) return own(new Date(value))
  if (value instanceof Set) return made(new Set(itemsOf(value).map(copy)))
  if (value instanceof Map) {
    const pairs = itemsOf(value).map((pair) => (pair as [unknown, unknown]).map(copy))
    return made(new Map(pairs as [unknown, unknown][]))
  }
  if (Array.isArray(value)) return own(limitList(value.map(copy)))
  return toObject(entriesOf(value).map(([key, part]) => [key, copy(part)]))
}
