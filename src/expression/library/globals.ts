import { hasOwn } from '../../utils/hasOwn'
import { isSafeKey } from '../../utils/safePath'
import { isObject, toNumber, toText } from '../runtime/coerce'
import { callFunction, libraryFunction } from '../runtime/functions'
import { SLOW_STEPS } from '../runtime/limits'
import { isVetted, makePattern } from '../runtime/patterns'
import { refuse } from '../runtime/problem'
import { noteAwaited, watch } from '../runtime/promises'
import {
  entriesOf,
  isReadable,
  itemsOf,
  read,
  type SafeKey,
  toKey,
  toObject,
  write,
} from '../runtime/properties'
import type { Run } from '../runtime/Run'
import { copyWhole } from './copyWhole'
import { INTL } from './intl'
import { allPlain, toPlain } from './methodTable'

type Members = Readonly<Record<string, unknown>>

const GLOBAL_FUNCTIONS =
  'isFinite isNaN parseFloat parseInt encodeURI encodeURIComponent decodeURI decodeURIComponent escape unescape ' +
  'atob btoa'

/** Names that mean the same in every expression. */
export const GLOBALS: Members = {
  NaN: Number.NaN,
  Infinity: Number.POSITIVE_INFINITY,
  Math: nativeMembers(Math, Object.getOwnPropertyNames(Math)),
  JSON: { parse: libraryFunction(parse), stringify: libraryFunction(stringify) },
  Intl: INTL,
  Object: libraryFunction((run, value) => value ?? run.own({}), {
    native: Object,
    members: libraryFunctions({
      assign: (run, target, ...sources) => {
        for (const [key, value] of sources.flatMap((source) => entriesOf(run, source))) {
          write(run, target, key, value)
        }
        return target
      },
      entries: (run, object) => run.own(fieldsOf(run, object).map((entry) => run.own(entry))),
      freeze: (run, object) => {
        if (isObject(object)) run.freeze(object)
        return object
      },
      fromEntries: (run, pairs) =>
        toObject(
          run,
          itemsOf(run, pairs)
            .map((pair) => itemsOf(run, pair))
            .map(([key, value]) => [toKey(run, key), value]),
        ),
      groupBy,
      hasOwn: (run, object, key) => hasOwn(object, toKey(run, key)),
      is: (_, one, other) => Object.is(one, other),
      keys: (run, object) => run.own(fieldsOf(run, object).map(([key]) => key)),
      values: (run, object) => run.own(fieldsOf(run, object).map(([, value]) => value)),
    }),
  }),
  Array: libraryFunction(makeList, {
    native: Array,
    members: libraryFunctions({
      from: listFrom,
      isArray: (_, value) => Array.isArray(value),
      of: (run, ...items) => run.own(items),
    }),
  }),
  Boolean: libraryFunction((_, value) => Boolean(value), { native: Boolean }),
  Date: libraryFunction((run, ...args) => run.own(Reflect.construct(Date, allPlain(run, args))), {
    native: Date,
    members: nativeMembers(Date, ['now', 'parse', 'UTC']),
  }),
  Number: libraryFunction((run, ...args) => toNumber(run, args.length > 0 ? args[0] : 0), {
    native: Number,
    members: nativeMembers(Number, Object.getOwnPropertyNames(Number).filter(isSafeKey)),
  }),
  String: libraryFunction(
    (run, ...args) => run.limitText(toText(run, args.length > 0 ? args[0] : '')),
    { native: String, members: nativeMembers(String, ['fromCharCode', 'fromCodePoint']) },
  ),
  Set: libraryFunction((run, items) => run.own(new Set(items ? itemsOf(run, items) : [])), {
    native: Set,
  }),
  Map: libraryFunction(
    (run, pairs) =>
      run.own(
        new Map(
          (pairs ? itemsOf(run, pairs) : []).map((pair) => {
            const [key, value] = itemsOf(run, pair)
            return [key, value]
          }),
        ),
      ),
    { native: Map },
  ),
  RegExp: libraryFunction(
    (run, source, flags) =>
      run.own(
        isVetted(source)
          ? makePattern(source.source, flags === undefined ? source.flags : toText(run, flags))
          : makePattern(
              source === undefined ? '(?:)' : toText(run, source),
              flags === undefined ? '' : toText(run, flags),
            ),
      ),
    { native: RegExp },
  ),
  URL: libraryFunction(makeUrl, { native: URL }),
  URLSearchParams: libraryFunction(makeQuery, { native: URLSearchParams }),
  Promise: libraryFunction(makePromise, {
    native: Promise,
    members: libraryFunctions({
      resolve: (run, value) => watch(run, Promise.resolve(value)),
      reject: (run, reason) => watch(run, Promise.reject(reason)),
      all: (run, list) => watch(run, Promise.all(awaitedItems(run, list))),
      allSettled: (run, list) => watch(run, Promise.allSettled(awaitedItems(run, list))),
      race: (run, list) => watch(run, Promise.race(awaitedItems(run, list))),
    }),
  }),
  ...Object.fromEntries(
    [Error, TypeError, RangeError, SyntaxError].map((native) => [
      native.name,
      libraryFunction(
        (run, message) => run.own(new native(message === undefined ? '' : toText(run, message))),
        { native },
      ),
    ]),
  ),
  structuredClone: libraryFunction(copyWhole),
  setTimeout: libraryFunction((run, callback, delay) => startTimer(run, callback, delay, false)),
  setInterval: libraryFunction((run, callback, delay) => startTimer(run, callback, delay, true)),
  clearTimeout: libraryFunction(stopTimer),
  clearInterval: libraryFunction(stopTimer),
  ...nativeMembers(globalThis, GLOBAL_FUNCTIONS.split(' ')),
}

function libraryFunctions(
  calls: Readonly<Record<string, (run: Run, ...args: unknown[]) => unknown>>,
): Members {
  return Object.fromEntries(
    Object.entries(calls).map(([name, call]) => [name, libraryFunction(call)]),
  )
}

/** Members of `source` with these names; its functions are called with what is safe for them. */
function nativeMembers(source: object, names: readonly string[]): Members {
  const natives = source as Members
  return Object.fromEntries(
    names.map((name) => {
      const native = natives[name]
      if (typeof native !== 'function') return [name, native]
      return [
        name,
        libraryFunction((run, ...args) => Reflect.apply(native, source, allPlain(run, args))),
      ]
    }),
  )
}

function fieldsOf(run: Run, object: unknown): [key: string, value: unknown][] {
  if (object === undefined || object === null) {
    refuse('missing', `Cannot read the keys of ${object}`)
  }
  return entriesOf(run, object)
}

function groupBy(run: Run, list: unknown, callback: unknown): object {
  const groups = new Map<SafeKey, unknown[]>()
  itemsOf(run, list).forEach((item, index) => {
    const key = toKey(run, callFunction(run, callback as object, undefined, [item, index]))
    const group = groups.get(`${key}`)
    if (group) group.push(item)
    else groups.set(`${key}`, run.own([item]))
  })
  return toObject(run, [...groups])
}

function makeList(run: Run, ...items: unknown[]): unknown[] {
  const [length] = items
  if (items.length !== 1 || typeof length !== 'number') return run.own(items)
  return run.own(run.limitList(new Array(length)))
}

function listFrom(run: Run, source: unknown, change?: unknown): unknown[] {
  const isShape =
    typeof source === 'object' &&
    source !== null &&
    hasOwn(source, 'length') &&
    !Array.isArray(source)
  const list = isShape
    ? makeList(run, Math.max(0, Math.floor(toNumber(run, read(source, 'length'))) || 0))
    : typeof source === 'object' && isReadable(source) && !Array.isArray(source)
      ? []
      : itemsOf(run, source)
  return run.own(
    Array.from(list, (item, index) =>
      change ? callFunction(run, change as object, undefined, [item, index]) : item,
    ),
  )
}

function makeUrl(run: Run, address: unknown, base: unknown): URL {
  run.spend(SLOW_STEPS)
  const text = run.limitText(toText(run, address))
  const url = new URL(text, base === undefined ? undefined : toText(run, base))
  run.own(url.searchParams)
  return run.own(url)
}

function makeQuery(run: Run, given: unknown): URLSearchParams {
  if (typeof given !== 'object' || given === null) {
    return run.own(
      new URLSearchParams(given === undefined ? '' : run.limitText(toText(run, given))),
    )
  }
  const isPairs = Array.isArray(given) || given instanceof Map || given instanceof URLSearchParams
  const pairs = isPairs
    ? itemsOf(run, given).map((pair) => itemsOf(run, pair))
    : entriesOf(run, given)
  return run.own(
    new URLSearchParams(pairs.map(([key, value]) => [toText(run, key), toText(run, value)])),
  )
}

function makePromise(run: Run, executor: unknown): Promise<unknown> {
  if (typeof executor !== 'function') refuse('error', 'new Promise() needs a function')
  return watch(
    run,
    new Promise((resolve, reject) => {
      callFunction(run, executor, undefined, [resolve, reject])
    }),
  )
}

function awaitedItems(run: Run, list: unknown): readonly unknown[] {
  return itemsOf(run, list).map(noteAwaited)
}

function startTimer(run: Run, callback: unknown, delay: unknown, repeats: boolean): number {
  const { timers } = run.scope
  if (!timers) refuse('unknown', 'Timers work in actions only')
  if (typeof callback !== 'function') refuse('forbidden', 'A timer needs a function')
  return timers.start(callback as () => void, toNumber(run, delay) || 0, repeats)
}

function stopTimer(run: Run, id: unknown): void {
  run.scope.timers?.stop(toNumber(run, id))
}

function parse(run: Run, text: unknown): unknown {
  const json = toText(run, text)
  run.spend(SLOW_STEPS / 2 + json.length / 4)
  return JSON.parse(json, (key, value) => {
    if (!isSafeKey(key)) return undefined
    return typeof value === 'object' && value !== null ? run.own(value) : value
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
