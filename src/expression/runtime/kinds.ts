/** A method of the language, given its receiver and what it is called with. */
export type Method<T> = (receiver: T, args: unknown[]) => unknown

export type MethodTable<T> = Readonly<Record<string, Method<T>>>

/** Something for each kind of value, by {@link kindOf}. */
export type ByKind<T> = Readonly<Record<string, T | undefined>>

/**
 * The kind of a value: its type, `list`, or what `Object.prototype.toString` says of it, such as
 * `object Set`.
 *
 * No object can pass for a text or a list. For all others, the engine's methods themselves make
 * sure.
 */
export function kindOf(value: unknown): string {
  if (typeof value !== 'object') return typeof value
  return Array.isArray(value) ? 'list' : Object.prototype.toString.call(value).slice(1, -1)
}
