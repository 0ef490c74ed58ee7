/** A method of the language, given its receiver and what it is called with. */
export type Method<T> = (receiver: T, args: unknown[]) => unknown

export type MethodTable<T> = Readonly<Record<string, Method<T>>>

/** What the language knows of a kind of value. */
export interface Kind {
  /** What can be called of it, besides the functions that an object itself has. */
  readonly methods?: MethodTable<never>
  /** What it has that its class keeps. */
  readonly fields?: ReadonlySet<unknown>
  /** Gives what a loop and `...` go through. */
  readonly items?: (value: never) => readonly unknown[]
  /** Gives its text, without running code of the content or the page. */
  readonly print?: (value: never) => string
  /** Sets a field. */
  readonly write?: (value: never, key: string | number, next: unknown) => void
}

/** The kinds of values, by {@link kindOf}. The library fills them in. */
export const KINDS: Record<string, Kind> = Object.create(null)

/**
 * What the language knows of a value: by its type, `list`, or what `Object.prototype.toString` says of it.
 *
 * No object can pass for a text or a list. For all others, the engine's methods themselves make sure.
 */
export function kindOf(value: unknown): Kind {
  if (typeof value !== 'object') return KINDS[typeof value] ?? NOTHING
  const name = Array.isArray(value) ? 'list' : Object.prototype.toString.call(value)
  return KINDS[name] ?? NOTHING
}

const NOTHING: Kind = {}
