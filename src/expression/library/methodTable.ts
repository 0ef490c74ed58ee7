import { filterFields } from '../../utils/values/filterFields'
import { fromNames } from '../../utils/values/fromNames'
import { isObjectOrFunction, toText } from '../runtime/coerce'
import type { MethodTable } from '../runtime/kinds'
import { ownList, ownLists } from '../runtime/made'
import { readText } from '../runtime/run'

/**
 * Wraps the engine's own methods.
 *
 * @param prepare - Converts the arguments. By default, makes them safe to convert to text.
 * @param finish - Converts the result.
 */
export function nativeMethods<T>(
  prototype: object,
  names: string,
  prepare: (receiver: T, args: unknown[], name: string) => unknown[] = (_, args) =>
    args.map(toPlain),
  finish: (result: unknown) => unknown = (result) => result,
): MethodTable<T> {
  const natives = prototype as Record<string, (...args: unknown[]) => unknown>
  return fromNames(
    names,
    (name) => (receiver, args) =>
      finish(natives[name]?.apply(receiver, prepare(receiver, args, name))),
  )
}

/** Wraps the methods that return what a collection holds, as lists. */
export function iterationMethods(prototype: object): MethodTable<never> {
  const none = (): unknown[] => []
  return {
    ...nativeMethods(prototype, 'keys values', none, ownList),
    ...nativeMethods(prototype, 'entries', none, ownLists),
  }
}

/**
 * Makes an argument safe for a native function, which could otherwise convert objects to text
 * endlessly.
 *
 * Lists and functions become text. Other objects become a flat copy, as for `{ style: 'currency'
 * }`.
 */
export function toPlain(arg: unknown): unknown {
  readText(arg)
  if (!isObjectOrFunction(arg) || arg instanceof Date) return arg
  if (Array.isArray(arg) || typeof arg === 'function') return toText(arg)
  return filterFields(arg as Record<string, unknown>, (_, value) => !isObjectOrFunction(value))
}
