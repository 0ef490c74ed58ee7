import { filterFields } from '../../utils/filterFields'
import { isObject, toText } from '../runtime/coerce'
import type { Run } from '../runtime/Run'

/** A method of the language, given its receiver and what it is called with. */
export type Method<T> = (run: Run, receiver: T, args: unknown[]) => unknown

export type MethodTable<T> = Readonly<Record<string, Method<T>>>

/**
 * The engine's own methods of these names.
 *
 * @param prepare - Gives what they are called with.
 * @param finish - Is given what they answer.
 */
export function nativeMethods<T>(
  prototype: object,
  names: string,
  prepare: (run: Run, receiver: T, args: unknown[]) => unknown[],
  finish: (run: Run, result: unknown) => unknown = (_, result) => result,
): MethodTable<T> {
  const natives = prototype as Record<string, (...args: unknown[]) => unknown>
  return Object.fromEntries(
    names
      .split(' ')
      .map((name) => [
        name,
        (run: Run, receiver: T, args: unknown[]) =>
          finish(run, natives[name]?.apply(receiver, prepare(run, receiver, args))),
      ]),
  )
}

/**
 * What a native function may be given: it could turn objects into text, with no end to it.
 *
 * Lists and functions become text. Of other objects a flat copy is left, as for `{ style: 'currency' }`.
 */
export function toPlain(run: Run, arg: unknown): unknown {
  if (typeof arg === 'string') run.spend(arg.length / 64)
  if (!isObject(arg) || arg instanceof Date) return arg
  if (Array.isArray(arg) || typeof arg === 'function') return toText(run, arg)
  return filterFields(arg as Record<string, unknown>, (_, value) => !isObject(value))
}

export function allPlain(run: Run, args: readonly unknown[]): unknown[] {
  return args.map((arg) => toPlain(run, arg))
}
