import { hasOwn } from '../../utils/hasOwn'
import { toText } from '../runtime/coerce'
import {
  callFunction,
  functionTraits,
  rememberFunction,
  toCallback,
  toReaction,
} from '../runtime/functions'
import { kindOf } from '../runtime/kinds'
import { LOCALE_STEPS, MAX_LIST_LENGTH, SLOW_STEPS } from '../runtime/limits'
import { chargeSearch } from '../runtime/patterns'
import { refuse } from '../runtime/problem'
import { noteAwaited, watch } from '../runtime/promises'
import { itemsOf, read, type SafeKey } from '../runtime/properties'
import type { Run } from '../runtime/Run'
import { formatNumber } from './intl'
import { LIST_METHODS } from './listMethods'
import { allPlain, type Method, type MethodTable } from './methodTable'
import { TEXT_METHODS } from './textMethods'

type Natives = Record<string, (...args: unknown[]) => unknown>

/** Methods by which functions of the language are called; those of the page have none. */
const FUNCTION_METHODS: MethodTable<object> = {
  call: (run, callable, [self, ...args]) => callFunction(run, callable, self, args),
  apply: (run, callable, [self, args]) =>
    callFunction(run, callable, self, args ? [...itemsOf(run, args)] : []),
  bind(run, callable, [self, ...first]) {
    const call = (inner: Run, args: unknown[]) =>
      callFunction(inner, callable, self, [...first, ...args])
    return rememberFunction((...args: unknown[]) => call(run, args), {
      isMade: true,
      call: (inner, _, args) => call(inner, args),
    })
  },
}

/**
 * Finds a function that `receiver` itself has, or else a method that the language offers for its
 * kind. Gives `null` for any other.
 */
export function findMethod(receiver: unknown, key: SafeKey): Method<never> | null {
  const property = read(receiver, key)
  if (typeof property === 'function') {
    return (run, owner, args) => callFunction(run, property, owner, args)
  }
  const table = tableFor(receiver)
  if (hasOwn(table, key)) return table[key] ?? null
  const kind = kindOf(receiver)
  if (kind?.changes.has(key)) return (run, owner, args) => callChange(run, owner, `${key}`, args)
  return kind?.methods.has(key)
    ? (run, owner, args) => callNative(run, owner, `${key}`, args)
    : null
}

function tableFor(receiver: unknown): MethodTable<never> {
  if (typeof receiver === 'string') return TEXT_METHODS
  if (functionTraits(receiver)) return FUNCTION_METHODS
  return Array.isArray(receiver) ? LIST_METHODS : {}
}

function callNative(run: Run, receiver: object, key: string, args: unknown[]): unknown {
  if (receiver instanceof Promise) return callPromise(run, receiver, key, args)
  if (receiver instanceof RegExp) return callPattern(run, receiver, key, args)
  if (key === 'toString' && typeof receiver === 'object') return toText(run, receiver)
  // Lists in the place of iterators: whatever walks through the one takes the other.
  if (/^(?:entries|keys|values)$/.test(key)) return walkThrough(run, receiver, key)
  if (typeof receiver === 'number' && key === 'toLocaleString') {
    return formatNumber(run, receiver, args)
  }
  run.spend(/locale|format/i.test(key) ? LOCALE_STEPS : 1)
  const isCollection = receiver instanceof Set || receiver instanceof Map
  const given = isCollection
    ? args.map((arg) =>
        typeof arg === 'function' && key === 'forEach' ? toCallback(run, arg) : arg,
      )
    : Object.prototype.toString.call(receiver) === '[object Intl.ListFormat]'
      ? args.map((list) => itemsOf(run, list).map((item) => toText(run, item)))
      : allPlain(run, args)
  if (isCollection) run.spend(key === 'forEach' ? receiver.size / 16 : 0)
  const result = (receiver as Natives)[key]?.(...given)
  return Array.isArray(result) ? run.own(result) : result
}

function callChange(run: Run, receiver: object, key: string, args: unknown[]): unknown {
  if (!run.isOwned(receiver)) {
    refuse(
      'forbidden',
      `"${key}()" cannot change this. Make another with new ${receiver instanceof Date ? 'Date' : 'Set or Map'}()`,
    )
  }
  const { size = 0 } = receiver as { size?: number }
  run.limitLength(size, MAX_LIST_LENGTH)
  run.spend(SLOW_STEPS)
  const isCollection = receiver instanceof Set || receiver instanceof Map
  return (receiver as Natives)[key]?.(...(isCollection ? args : allPlain(run, args)))
}

function callPromise(run: Run, promise: Promise<unknown>, key: string, args: unknown[]): unknown {
  run.spend(1)
  const method = key as 'then' | 'catch' | 'finally'
  const [one, other] = args.map((arg) => toReaction(run, arg))
  return watch(
    run,
    Promise.prototype[method].call(noteAwaited(promise), one as never, other as never),
  )
}

function callPattern(run: Run, pattern: RegExp, key: string, [given]: unknown[]): unknown {
  if (key === 'toString') return toText(run, pattern)
  const text = toText(run, given)
  chargeSearch(run, pattern, text)
  if (key === 'test') return pattern.test(text)
  const match = pattern.exec(text)
  return match && run.own(match)
}

function walkThrough(run: Run, receiver: object, key: string): unknown {
  const items = itemsOf(run, receiver)
  if (receiver instanceof Set && key === 'entries') {
    return run.own(items.map((item) => run.own([item, item])))
  }
  if (receiver instanceof Set || key === 'entries') return run.own([...items])
  return run.own(items.map((pair) => (pair as unknown[])[key === 'keys' ? 0 : 1]))
}
