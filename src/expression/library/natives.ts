import { filterFields } from '../../utils/filterFields'
import { wordSet } from '../../utils/wordSet'
import { isObject, toText } from '../runtime/coerce'
import { type Callable, libraryFunction } from '../runtime/functions'
import type { MethodTable } from '../runtime/kinds'
import { MAX_LIST_LENGTH } from '../runtime/limits'
import { refuse } from '../runtime/problem'
import { isOwned, limitLength, limitList, own, spend } from '../runtime/run'

/** How the engine's own methods are called. */
interface Manner {
  /** What each parameter takes, the last one for all that follow: `any` value, or what is safe to turn into text. */
  readonly takes?: readonly ('any' | 'plain')[]
  /** Steps for each character or item of the receiver. */
  readonly perItem?: number
  /** Steps for a call. */
  readonly perCall?: number
  /** Whether it changes its receiver. */
  readonly changes?: boolean
  /** Whether it answers with a list of its own making: of values, or of lists such as `[key, value]`. */
  readonly makes?: 'list' | 'lists'
}

const PLAIN = ['plain'] as const

/** Names of methods that change what they belong to; `assign` changes what it is given first. */
export const CHANGES = wordSet('sort reverse assign') as Set<string>

/** The engine's own methods of these names, as they are when this script starts. */
export function nativeMethods<T>(
  prototype: object,
  names: string,
  { takes = PLAIN, perItem = 0, perCall = 0, changes, makes }: Manner = {},
): MethodTable<T> {
  const call = (native: Callable, name: string) => (receiver: T, given: unknown[]) => {
    const size = sizeOf(receiver)
    if (changes) assertChangeable(receiver, name, size + given.length)
    // At worst, a search compares every character of the one with every character of the other.
    spend(perCall + size * (perItem && perItem + sizeOf(given[0]) / 250_000))
    const args = given.map((arg, index) =>
      takes[Math.min(index, takes.length - 1)] === 'any' ? arg : toPlain(arg),
    )
    const result: unknown = Reflect.apply(native, receiver, args as never[])
    return makes ? ownList(result, makes) : result
  }
  const natives = prototype as Readonly<Record<string, Callable>>
  return Object.fromEntries(
    names.split(' ').flatMap((name) => {
      const native = natives[name]
      if (changes) CHANGES.add(name)
      return native ? [[name, call(native, name)]] : []
    }),
  )
}

/** Members of `source`: its functions are called with what is safe to turn into text. */
export function nativeMembers(
  source: object,
  names: readonly string[],
): Readonly<Record<string, unknown>> {
  const natives = source as Readonly<Record<string, unknown>>
  return Object.fromEntries(
    names.map((name) => {
      const native = natives[name]
      if (typeof native !== 'function') return [name, native]
      return [name, libraryFunction((...args) => Reflect.apply(native, source, allPlain(args)))]
    }),
  )
}

function sizeOf(value: unknown): number {
  if (typeof value === 'string' || Array.isArray(value)) return value.length
  return Number((value as { readonly size?: unknown } | undefined)?.size) || 0
}

function assertChangeable(receiver: unknown, name: string, size: number): void {
  if (!isObject(receiver) || !isOwned(receiver)) {
    refuse('forbidden', `"${name}()" cannot change this: only actions write, to state.*`)
  }
  limitLength(size, MAX_LIST_LENGTH)
}

/** A list that the engine made, for the run to change. Iterators become lists: whatever takes the one takes the other. */
export function ownList(result: unknown, makes: Manner['makes'] = 'list'): unknown {
  if (!isObject(result)) return result
  const list = limitList(Array.isArray(result) ? result : Array.from(result as Iterable<unknown>))
  if (makes === 'lists') for (const part of list) if (isObject(part)) own(part)
  return own(list)
}

/**
 * What a native function may be given: it could turn objects into text, with no end to it.
 *
 * Lists and functions become text. Of other objects a flat copy is left, as for `{ style: 'currency' }`.
 */
export function toPlain(arg: unknown): unknown {
  if (typeof arg === 'string') spend(arg.length / 64)
  if (!isObject(arg) || arg instanceof Date) return arg
  if (Array.isArray(arg) || typeof arg === 'function') return toText(arg)
  return filterFields(arg as Record<string, unknown>, (_, value) => !isObject(value))
}

export function allPlain(args: readonly unknown[]): unknown[] {
  return args.map((arg) => toPlain(arg))
}
