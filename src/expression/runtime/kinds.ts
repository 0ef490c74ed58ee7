import { functionTraits } from './functions'

/** A method of the language, given its receiver and what it is called with. */
export type Method<T> = (receiver: T, args: unknown[]) => unknown

export type MethodTable<T> = Readonly<Record<string, Method<T>>>

/** What the language knows of a kind of value. */
export interface Kind {
  /** All that can be called of it, besides the functions that an object itself has. */
  readonly methods: MethodTable<never>
  /** What an object has that its class keeps. */
  readonly fields?: ReadonlySet<unknown>
  /** Gives what a loop and `...` go through. */
  readonly items?: (value: never) => readonly unknown[]
  /** Gives its text, without running code of the content or the page. */
  readonly print?: (value: never) => string
}

/** The kinds of values, by {@link kindOf}. The library fills them in. */
export const KINDS: Record<string, Kind> = Object.create(null)

/**
 * Names the kind of a value. Empty for functions of the page, which can only be called as they are.
 *
 * No object can pass for one of the kinds in small letters. For all others, the engine's methods themselves make sure.
 */
export function kindOf(value: unknown): string {
  if (typeof value === 'string') return 'text'
  if (Array.isArray(value)) return 'list'
  if (typeof value === 'function') return functionTraits(value) ? 'function' : ''
  return Object.prototype.toString.call(value).slice(8, -1)
}
