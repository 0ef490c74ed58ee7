import { hasOwn } from '../../utils/hasOwn'
import { isRecord } from '../../utils/isRecord'
import { isSafeKey } from '../../utils/safePath'
import { isObject, toNumber, toText } from '../runtime/coerce'
import { callFunction, libraryFunction } from '../runtime/functions'
import { LOCALE_STEPS, MAX_DEPTH, SLOW_STEPS } from '../runtime/limits'
import { isVetted, makePattern } from '../runtime/patterns'
import { refuse } from '../runtime/problem'
import { noteAwaited, watch } from '../runtime/promises'
import { entriesOf, isReadable, itemsOf, read, toKey, toObject, write } from '../runtime/properties'
import type { Run } from '../runtime/Run'
import { allPlain, localeArgs, nativeMembers, toPlain } from './natives'

type Members = Readonly<Record<string, unknown>>
type Call = (run: Run, ...args: unknown[]) => unknown

/** Names that mean the same in every expression. */
export const GLOBALS: Members = {
  NaN: Number.NaN,
  Infinity: Number.POSITIVE_INFINITY,
  Math: nativeMembers(Math, Object.getOwnPropertyNames(Math)),
  JSON: functions({ parse, stringify }),
  Intl: Object.fromEntries(
    ['DateTimeFormat', 'ListFormat', 'NumberFormat', 'PluralRules', 'RelativeTimeFormat'].map(
      (name) => [name, libraryFunction((run, ...args) => makeFormatter(run, name, args))],
    ),
  ),
  Object: classOf(Object, (run, value) => value ?? run.own({}), {
    ...functions({
      assign(run, target, ...sources) {
        for (const [key, value] of sources.flatMap((source) => entriesOf(run, source))) {
          write(run, target, key, value)
        }
        return target
      },
      entries: (run, object) => run.own(fieldsOf(run, object).map((entry) => run.own(entry))),
      fromEntries: (run, pairs) =>
        toObject(
          run,
          pairsOf(run, pairs).map(([key, value]) => [toKey(run, key), value]),
        ),
      groupBy,
      hasOwn: (run, object, key) => hasOwn(object, toKey(run, key)),
      is: (_, one, other) => Object.is(one, other),
      keys: (run, object) => run.own(fieldsOf(run, object).map(([key]) => key)),
      values: (run, object) => run.own(fieldsOf(run, object).map(([, value]) => value)),
    }),
  }),
  Array: classOf(
    Array,
    makeList,
    functions({
      from: listFrom,
      isArray: (_, value) => Array.isArray(value),
      of: (run, ...items) => run.own(items),
    }),
  ),
  Boolean: classOf(Boolean, (_, value) => Boolean(value)),
  Number: classOf(
    Number,
    (run, ...args) => toNumber(run, args.length > 0 ? args[0] : 0),
    nativeMembers(Number, Object.getOwnPropertyNames(Number).filter(isSafeKey)),
  ),
  String: classOf(
    String,
    (run, ...args) => run.limitText(toText(run, args.length > 0 ? args[0] : '')),
    nativeMembers(String, ['fromCharCode', 'fromCodePoint']),
  ),
  Date: classOf(
    Date,
    (run, ...args) => run.own(Reflect.construct(Date, allPlain(run, args))),
    nativeMembers(Date, ['now', 'parse', 'UTC']),
  ),
  RegExp: classOf(RegExp, makeRegExp),
  Set: classOf(Set, (run, items) => run.own(new Set(items ? itemsOf(run, items) : []))),
  Map: classOf(Map, (run, pairs) =>
    run.own(new Map(pairs ? (itemsOf(run, pairs) as [unknown, unknown][]) : [])),
  ),
  URL: classOf(URL, makeUrl),
  URLSearchParams: classOf(URLSearchParams, makeQuery),
  Promise: classOf(
    Promise,
    makePromise,
    functions({
      resolve: (run, value) => watch(run, Promise.resolve(value)),
      reject: (run, reason) => watch(run, Promise.reject(reason)),
      all: (run, list) => watch(run, Promise.all(itemsOf(run, list).map(noteAwaited))),
    }),
  ),
  ...Object.fromEntries(
    [Error, TypeError, RangeError, SyntaxError].map((native) => [
      native.name,
      classOf(native, (run, message) =>
        run.own(new native(message === undefined ? '' : toText(run, message))),
      ),
    ]),
  ),
  ...nativeMembers(
    globalThis,
    (
      'isFinite isNaN parseFloat parseInt encodeURI encodeURIComponent decodeURI decodeURIComponent escape unescape ' +
      'atob btoa'
    ).split(' '),
  ),
  ...functions({
    structuredClone: (run, value) => clone(run, value),
    setTimeout: (run, callback, delay) => startTimer(run, callback, delay, false),
    setInterval: (run, callback, delay) => startTimer(run, callback, delay, true),
    clearTimeout: stopTimer,
    clearInterval: stopTimer,
  }),
}

function functions(calls: Readonly<Record<string, Call>>): Members {
  return Object.fromEntries(
    Object.entries(calls).map(([name, call]) => [name, libraryFunction(call)]),
  )
}

/** A class of the engine: what makes an object of it, and its static members. */
function classOf(native: object, make: Call, members: Members = {}): unknown {
  return libraryFunction(make, { native, members })
}

function fieldsOf(run: Run, object: unknown): [key: string, value: unknown][] {
  if (object === undefined || object === null) {
    refuse('missing', `Cannot read the keys of ${object}`)
  }
  return entriesOf(run, object)
}

function pairsOf(run: Run, pairs: unknown): (readonly unknown[])[] {
  return itemsOf(run, pairs).map((pair) => itemsOf(run, pair))
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

function makeList(run: Run, ...items: unknown[]): unknown[] {
  const [length] = items
  if (items.length !== 1 || typeof length !== 'number') return run.own(items)
  return run.own(run.limitList(new Array(length)))
}

function listFrom(run: Run, source: unknown, change?: unknown): unknown[] {
  const list = isRecord(source)
    ? makeList(run, Math.max(0, Math.floor(toNumber(run, read(source, 'length'))) || 0))
    : itemsOf(run, source)
  return run.own(
    Array.from(list, (item, index) =>
      change ? callFunction(run, change as object, undefined, [item, index]) : item,
    ),
  )
}

function makeFormatter(run: Run, name: string, args: readonly unknown[]): object {
  run.spend(LOCALE_STEPS)
  return Reflect.construct(Reflect.get(Intl, name), localeArgs(run, args))
}

function makeRegExp(run: Run, source: unknown, flags: unknown): RegExp {
  const { source: text, flags: own } = isVetted(source)
    ? source
    : { source: source === undefined ? '(?:)' : toText(run, source), flags: '' }
  return run.own(makePattern(text, flags === undefined ? own : toText(run, flags)))
}

function makeUrl(run: Run, ...parts: unknown[]): URL {
  run.spend(4 * SLOW_STEPS)
  const texts = parts.flatMap((part) => (part === undefined ? [] : toText(run, part)))
  const url = new URL(...(texts as [string]))
  run.own(url.searchParams)
  return run.own(url)
}

function makeQuery(run: Run, given: unknown = ''): URLSearchParams {
  const pairs = isRecord(given) ? entriesOf(run, given) : isObject(given) && pairsOf(run, given)
  return run.own(
    new URLSearchParams(
      pairs ? pairs.map((pair) => pair.map((part) => toText(run, part))) : toText(run, given),
    ),
  )
}

function makePromise(run: Run, executor: unknown): Promise<unknown> {
  if (typeof executor !== 'function') refuse('error', 'new Promise() needs a function')
  const start = (...ends: unknown[]) => void callFunction(run, executor, undefined, ends)
  return watch(run, new Promise(start))
}

function startTimer(run: Run, callback: unknown, delay: unknown, repeats: boolean): unknown {
  const { timers } = run.scope
  if (!timers) refuse('unknown', 'Timers work in actions only')
  if (typeof callback !== 'function') refuse('forbidden', 'A timer needs a function')
  return timers.start(callback as () => void, toNumber(run, delay) || 0, repeats)
}

function stopTimer(run: Run, id: unknown): void {
  run.scope.timers?.stop(id)
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
  if (value instanceof Map)
    return run.own(new Map(pairsOf(run, value).map((pair) => pair.map(copy) as [unknown, unknown])))
  if (Array.isArray(value)) return run.own(run.limitList(value.map(copy)))
  return toObject(
    run,
    entriesOf(run, value).map(([key, part]) => [key, copy(part)]),
  )
}

function parse(run: Run, text: unknown): unknown {
  const json = toText(run, text)
  run.spend(SLOW_STEPS / 2 + json.length / 4)
  return JSON.parse(json, (key, value) => {
    if (!isSafeKey(key)) return undefined
    return isObject(value) ? run.own(value) : value
  })
}

function stringify(run: Run, value: unknown, _: unknown, indent: unknown): string | undefined {
  return JSON.stringify(
    value,
    (key, part) => {
      run.spend(1 + (key.length + (typeof part === 'string' ? part.length : 0)) / 16)
      return isReadable(part) ? part : undefined
    },
    toPlain(run, indent) as string | number,
  )
}
