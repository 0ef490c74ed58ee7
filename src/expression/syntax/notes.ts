import { mergeKeys } from '../mergeKeys'
import type { Traits } from '../runtime/run'

type Names = string[]

/** What was learned of a text. */
export interface Notes {
  readonly traits: Traits
  /** Whether it uses what is JavaScript, and nothing that the language has as far as it is there. */
  readonly isBeyond: boolean
}

/** Where methods come from that are called of any value. */
const ENGINE_METHODS = [Object, Array.prototype, String.prototype, Promise.prototype, Map.prototype]

// What is learned of the text that is being read, as far as it was read.
let mutates: boolean
let isBeyond: boolean
/** Names that lead to the state, each with the top-level key that it means; `null` for any. */
let reads: { readonly name: string; readonly key: string | null }[]
/** Variables of the functions and blocks around what is being read. */
let scopes: Names[]
/** Names to which `var` adds. */
let functionNames: Names
/** Names to which `let`, `const` and functions add. */
let blockNames: Names

export function startNotes(): void {
  mutates = false
  isBeyond = false
  reads = []
  scopes = []
}

/** What was learned of `source`, all of which was read. */
export function takeNotes(source: string): Notes {
  const traits = { source, reads: mergeKeys(reads.map(({ key }) => key)), mutates }
  return { traits, isBeyond }
}

export function isDeclared(name: string): boolean {
  return scopes.some((names) => names.includes(name))
}

export function declare(kind: string, names: readonly string[]): void {
  const declared = kind === 'var' ? functionNames : blockNames
  declared.push(...names)
}

/** Reads a block or a function with these names, to which it may add. */
export function within<T>(names: Names, isFunction: boolean, read: () => T): T {
  const outer = { functionNames, blockNames }
  if (isFunction) functionNames = names
  blockNames = names
  scopes.push(names)
  const result = read()
  scopes.pop()
  ;({ functionNames, blockNames } = outer)
  return result
}

export function countReads(): number {
  return reads.length
}

export function noteRead(name: string, key: string | null): void {
  reads.push({ name, key })
}

/** Narrows the last read, which was of the whole state, to one key of it. */
export function narrowRead(key: string): void {
  reads.pop()
  noteRead('state', key)
}

/** Takes back reads since there were `count`, of names that turned out to be declared there. */
export function forgetReads(names: readonly string[], count: number): void {
  reads = reads.filter(({ name }, index) => index < count || !names.includes(name))
}

/**
 * Notes a write to an object or a list.
 *
 * @param isFunction - Whether a function is kept there, for other runs to call.
 */
export function noteWrite(isFunction = false): void {
  mutates = true
  if (isFunction) isBeyond = true
}

/** Notes a name that the language does not have, if it is one of the engine's functions or libraries. */
export function noteGlobal(name: string): void {
  const known: unknown = Reflect.get(globalThis, name)
  if (typeof known === 'function' || (known && /^[A-Z]/.test(name))) isBeyond = true
}

/** Notes a method that the language does not have, if it is one of the engine's. */
export function noteMethod(name: string): void {
  if (ENGINE_METHODS.some((methods) => name in methods)) isBeyond = true
}
