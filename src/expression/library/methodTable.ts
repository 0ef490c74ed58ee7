import { filterFields } from '../../utils/filterFields'
import { fromNames } from '../../utils/fromNames'
import { isObjectOrFunction, toText } from '../runtime/coerce'
import type { MethodTable } from '../runtime/kinds'
import { spend } from '../runtime/run'

/**
 * The engine's own methods of these names.
 *
 * @param prepare - Gives what they are called with. Without it, that is what is safe to turn into
 * text.
 * @param finish - Is given what they answer.
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

/**
 * Makes an argument safe for a native function, which could turn objects into text without end.
 *
 * Lists and functions become text. Of other objects a flat copy is left, as for `{ style:
 * 'currency' }`.
 */
export function toPlain(arg: unknown): unknown {
  if (typeof arg === 'string') spend(arg.length / 64)
  if (!isObjectOrFunction(arg) || arg instanceof Date) return arg
  if (Array.isArray(arg) || typeof arg === 'function') return toText(arg)
  return filterFields(arg as Record<string, unknown>, (_, value) => !isObjectOrFunction(value))
}
