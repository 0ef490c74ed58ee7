import type { Frame } from '../runtime/frames'
import type { SafeKey } from '../runtime/properties'

/** Gives the value of an expression; of a statement, how it ended. */
export type Evaluate = (frame: Frame | null) => unknown

/** Gives `value` to the names and members of a pattern. */
export type Store = (frame: Frame | null, value: unknown) => void

/** Replaces a value by what `next` makes of it, and gives the new one. */
export type Change = (frame: Frame | null, next: (old: unknown) => unknown) => unknown

/** A piece of a text, compiled: its value, and what else it is good for. */
export interface Part {
  readonly get: Evaluate
  /** Of a text or number in the text: itself. */
  readonly constant?: string | number
  /** Of a name: itself. */
  readonly name?: string
  /** Of a member such as `a.b`. */
  readonly member?: Member
  /** Of a name or member: how to replace its value. */
  readonly change?: Change
  /** Of a pattern such as `[a, { b }]`: how to take it apart. */
  readonly store?: Store
  /** Of a pattern: the names and members in it. */
  readonly targets?: readonly Part[]
  /** Of a name that leads to the state: the top-level key that it means; `null` for the whole state. */
  readonly path?: string | null
  /** Whether it is `...value`. */
  readonly isSpread?: boolean
}

/** What a member is made of. */
export interface Member {
  /** Gives what the member is read of. */
  readonly object: Evaluate
  /** Gives what the member is written to. */
  readonly owner: Evaluate
  readonly key: (frame: Frame | null) => SafeKey
  readonly constant: string | number | undefined
  readonly link: Link
}

/** `plain`, `optional` (`?.`), or `chained`: to the right of an optional one, and skipped with it. */
export type Link = 'plain' | 'optional' | 'chained'

/** What an optional link gives that finds nothing: the rest of its chain is skipped. */
export const SKIPPED = Symbol('skipped')

export function isSkipped(value: unknown, link: Link): boolean {
  return value === SKIPPED || (link === 'optional' && (value === undefined || value === null))
}
