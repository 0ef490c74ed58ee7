import { mergeKeys } from '../mergeKeys'
import type { Traits } from '../runtime/Run'

type Names = string[]

/** What was learned of a text. */
export interface Notes {
  readonly traits: Traits
  /** Top-level keys of the state that it writes to; `null` when it may write to any. */
  readonly writes: readonly string[] | null
}

/** What is read with names of its own. An arrow function has the `this` of what stands around it. */
export type Surrounding = 'block' | 'function' | 'arrow'

// What is learned of the text that is being read, as far as it was read.
let mutates: boolean
/** Names that lead to the state, each with the top-level key that it means; `null` for any. */
let reads: { readonly name: string; readonly key: string | null }[]
let writes: (string | null)[]
/** Variables of the functions and blocks around what is being read. */
let scopes: Names[]
/** Names to which `var` adds. */
let functionNames: Names
/** Names to which `let`, `const` and functions add. */
let blockNames: Names
/** Names of the innermost function with a `this`. */
let thisNames: Names | null

export function startNotes(): void {
  mutates = false
  thisNames = null
  reads = []
  writes = []
  scopes = []
}

/** What was learned of `source`, all of which was read. */
export function takeNotes(source: string): Notes {
  const traits = { source, reads: mergeKeys(reads.map(({ key }) => key)), mutates }
  return { traits, writes: mergeKeys(writes) }
}

export function isDeclared(name: string): boolean {
  return scopes.some((names) => names.includes(name))
}

export function declare(kind: string, names: readonly string[]): void {
  const declared = kind === 'var' ? functionNames : blockNames
  declared.push(...names)
}

/** Declares `this` or `arguments` where it is read: few functions need them. */
export function declareImplicit(name: string): void {
  if (/^(?:this|arguments)$/.test(name) && thisNames?.includes(name) === false) thisNames.push(name)
}

/** Reads a block or a function with these names, to which it may add. */
export function within<T>(names: Names, kind: Surrounding, read: () => T): T {
  const outer = { functionNames, blockNames, thisNames }
  if (kind !== 'block') functionNames = names
  if (kind === 'function') thisNames = names
  blockNames = names
  scopes.push(names)
  const result = read()
  scopes.pop()
  ;({ functionNames, blockNames, thisNames } = outer)
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

/** Notes a write to what a path leads to, be it of the state or of a variable. */
export function noteWrite(path: string | null | undefined): void {
  mutates = true
  // What a variable leads to may well be part of the state.
  writes.push(path ?? null)
}
