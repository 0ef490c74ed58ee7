/** A method of the language, called with its receiver and arguments. */
export type Method<T> = (receiver: T, args: unknown[]) => unknown

export type MethodTable<T> = Readonly<Record<string, Method<T>>>

/** Values by kind, as in {@link kindOf}. */
export type ByKind<T> = Readonly<Record<string, T | undefined>>

/**
 * Returns the kind of a value: its type, `list`, or the result of `Object.prototype.toString`, such
 * as `object Set`.
 *
 * No object can imitate a string or a list. Imitations of other kinds fail in the engine's own
 * methods.
 */
export function kindOf(value: unknown): string {
  if (typeof value !== 'object') return typeof value
  return Array.isArray(value) ? 'list' : Object.prototype.toString.call(value).slice(1, -1)
}
