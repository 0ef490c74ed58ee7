import { hasOwn } from '../../utils/hasOwn'
import { toText } from '../runtime/coerce'
import { callFunction, rememberFunction, toReaction } from '../runtime/functions'
import { kindOf } from '../runtime/kinds'
import { LOCALE_STEPS, MAX_FORMATTERS } from '../runtime/limits'
import { chargeSearch } from '../runtime/patterns'
import { noteAwaited, watch } from '../runtime/promises'
import { itemsOf, read, type SafeKey } from '../runtime/properties'
import type { Run } from '../runtime/Run'
import { LIST_METHODS } from './listMethods'
import { localeArgs, type Method, type MethodTable, nativeMethods, ownList } from './natives'
import { TEXT_METHODS } from './textMethods'

const DATE_PARTS = 'Date Day FullYear Hours Milliseconds Minutes Month Seconds'.split(' ')

const partMethods = (verb: string) =>
  DATE_PARTS.flatMap((part) => [verb + part, `${verb}UTC${part}`]).join(' ')

const collecting = { takes: ['any'] } as const
const walking = { takes: ['any'], perItem: 1 / 16 } as const

const asText: MethodTable<unknown> = {
  toString: (run: Run, receiver: unknown) => toText(run, receiver),
}

const hasKey: Method<unknown> = (run, receiver, [key]) => hasOwn(receiver, toText(run, key))

const collectionMethods = (prototype: object, changes: string, reads: string) => ({
  ...asText,
  ...nativeMethods(prototype, reads, collecting),
  ...nativeMethods(prototype, 'forEach', walking),
  ...nativeMethods(prototype, changes, { ...collecting, changes: true }),
  ...nativeMethods(prototype, 'keys values', { makes: 'list' }),
  ...nativeMethods(prototype, 'entries', { makes: 'lists' }),
})

/** The methods of each kind of value. All that is called in the language is in these tables. */
const METHODS: Readonly<Record<string, MethodTable<never>>> = {
  text: TEXT_METHODS,
  list: { ...LIST_METHODS, hasOwnProperty: hasKey },
  function: {
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
  Number: {
    ...nativeMethods(Number.prototype, 'toExponential toFixed toPrecision toString valueOf'),
    toLocaleString: formatNumber,
  },
  Boolean: nativeMethods(Boolean.prototype, 'toString valueOf'),
  Date: {
    ...nativeMethods(
      Date.prototype,
      `${partMethods('get')} getTime getTimezoneOffset toDateString toISOString toJSON toString ` +
        'toTimeString toUTCString valueOf',
    ),
    ...nativeMethods(Date.prototype, 'toLocaleDateString toLocaleString toLocaleTimeString', {
      perCall: LOCALE_STEPS,
    }),
    ...nativeMethods(Date.prototype, `${partMethods('set')} setTime`, { changes: true }),
  },
  RegExp: {
    ...asText,
    exec: (run, pattern: RegExp, [given]) => {
      const text = toText(run, given)
      return ownList(run, chargeSearch(run, pattern, text).exec(text))
    },
    test: (run, pattern: RegExp, [given]) => {
      const text = toText(run, given)
      return chargeSearch(run, pattern, text).test(text)
    },
  },
  Set: collectionMethods(Set.prototype, 'add clear delete', 'has'),
  Map: collectionMethods(Map.prototype, 'clear delete set', 'get has'),
  URL: asText,
  URLSearchParams: {
    ...asText,
    ...nativeMethods(URLSearchParams.prototype, 'get has'),
    ...nativeMethods(URLSearchParams.prototype, 'forEach', walking),
    ...nativeMethods(URLSearchParams.prototype, 'getAll keys values', { makes: 'list' }),
    ...nativeMethods(URLSearchParams.prototype, 'entries', { makes: 'lists' }),
    ...nativeMethods(URLSearchParams.prototype, 'append delete set sort', { changes: true }),
  },
  Promise: Object.fromEntries(
    (['then', 'catch', 'finally'] as const).map((name) => [name, react(name)]),
  ),
  Error: asText,
  Object: { ...asText, hasOwnProperty: hasKey },
  Intl: Object.fromEntries(
    ['format', 'formatToParts', 'select', 'resolvedOptions'].map((name) => [
      name,
      formatting(name),
    ]),
  ),
}

/** Finds a function that `receiver` itself has, or else the method of its kind; `null` where there is neither. */
export function findMethod(receiver: unknown, key: SafeKey): Method<never> | null {
  const property = read(receiver, key)
  if (typeof property === 'function') {
    return (run, owner, args) => callFunction(run, property, owner, args)
  }
  const table = METHODS[kindOf(receiver)]
  return (hasOwn(table, key) && table?.[key]) || null
}

/** What follows a promise. What it throws goes to the promise that comes of it. */
function react(name: 'then' | 'catch' | 'finally'): Method<Promise<unknown>> {
  return (run, promise, args) => {
    const reactions = args.map((arg) => toReaction(run, arg))
    return watch(run, Reflect.apply(Promise.prototype[name], noteAwaited(promise), reactions))
  }
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

/** Formatters of numbers that are kept for their next use: making one takes longer than all its uses. */
const formatters = new Map<string, Intl.NumberFormat>()

function formatNumber(run: Run, number: number, args: readonly unknown[]): string {
  run.spend(LOCALE_STEPS / 4)
  const given = localeArgs(run, args)
  const key = JSON.stringify(given)
  if (!formatters.has(key)) {
    run.spend(LOCALE_STEPS)
    if (formatters.size >= MAX_FORMATTERS) formatters.clear()
    formatters.set(key, new Intl.NumberFormat(...(given as [string])))
  }
  return formatters.get(key)?.format(number) ?? ''
}
