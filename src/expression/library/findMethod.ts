import { hasOwn } from '../../utils/hasOwn'
import { toText } from '../runtime/coerce'
import { KINDS, kindOf, type Method } from '../runtime/kinds'
import { LOCALE_STEPS } from '../runtime/limits'
import { refuse } from '../runtime/problem'
import { read, type SafeKey } from '../runtime/properties'
import { isOwned, spend } from '../runtime/run'
import { LIST_METHODS } from './listMethods'
import { toPlain } from './methodTable'
import { TEXT_METHODS } from './textMethods'

const PROMISE_METHOD = /^(?:then|catch|finally)$/

KINDS.string = { methods: TEXT_METHODS }
KINDS.list = { methods: LIST_METHODS }
KINDS['[object Date]'] = { print: (date: Date) => Date.prototype.toString.call(date) }

/** Native methods, by what `Object.prototype.toString` says of their receiver. */
const NATIVE_METHODS: readonly (readonly [kind: RegExp, methods: RegExp])[] = [
  [/ (?:Number|Boolean)\]/, /^(?:to(?:Exponential|Fixed|LocaleString|Precision|String)|valueOf)$/],
  [/ Date\]/, /^(?:[gs]et|to)[A-Z]|^valueOf$/],
  [/ Intl\./, /^(?:format(?:ToParts|Range)?|select)$/],
  [/ Promise\]/, PROMISE_METHOD],
  [/ (?:Object|Array)\]/, /^hasOwnProperty$/],
]

/**
 * Finds a function that `receiver` itself has, or else a method that the language offers for its
 * kind. Gives `null` for any other.
 */
export function findMethod(receiver: unknown, key: SafeKey): Method<never> | null {
  const property = read(receiver, key)
  if (typeof property === 'function') {
    return (owner, args) => Reflect.apply(property, owner, args)
  }
  const { methods } = kindOf(receiver)
  if (methods && hasOwn(methods, key)) return methods[key] ?? null
  const kind = Object.prototype.toString.call(receiver)
  const isNative = NATIVE_METHODS.some(([kinds, names]) => kinds.test(kind) && names.test(`${key}`))
  if (isNative) return (owner, args) => callNative(owner, `${key}`, args)
  return key === 'toString' && typeof receiver === 'object' ? (object) => toText(object) : null
}

function callNative(
  receiver: Record<string, (...args: unknown[]) => unknown>,
  key: string,
  args: unknown[],
): unknown {
  if (key.startsWith('set') && !isOwned(receiver)) {
    refuse('forbidden', 'This date cannot be changed. Make another with new Date()')
  }
  spend(/locale|format/i.test(key) ? LOCALE_STEPS : 1)
  if (!PROMISE_METHOD.test(key)) return receiver[key]?.(...args.map(toPlain))
  const promise = receiver[key]?.(...args) as Promise<unknown>
  // A failure that the content does not catch is none of the page's business.
  promise.catch(() => {})
  return promise
}
