import { mergeKeys } from '../mergeKeys'
import type { Traits } from '../runtime/run'

type Names = string[]

/** Names, and methods with a point before them, that only the rest of the language has. */
const BEYOND =
  /^(?:[A-Z].*|this|arguments|structuredClone|(?:un)?escape|atob|btoa|(?:set|clear)Timeout|\.(?:(?:keys|values|entries)\(\)|to(?:Sorted|Reversed|Spliced)|match.*|search|with|findLast.*|call|apply|bind|groupBy|hasOwn|is|ListFormat|resolvedOptions))$/

/** Code that sets something of the context. */
const CONTEXT_WRITE = /\b(?:context|ctx)[.[][^=(]*[^=!<>]=[^=>]/

/** What was learned of a text. */
export interface Notes {
  readonly traits: Traits
  /** Whether it uses what only the rest of the language has. */
  readonly isBeyond: boolean
}

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
  return { traits, isBeyond: isBeyond || CONTEXT_WRITE.test(source) }
}

export function isDeclared(name: string): boolean {
  return scopes.some((names) => names.includes(name))
}

export function declare(kind: string, names: readonly string[]): void {
  const declared = kind === 'var' ? functionNames : blockNames
  declared.push(...names)
}

/** Reads a function or a block with these names, to which it may add. */
export function within<T>(names: Names, isFunction: boolean, read: () => T): T {
  const outerNames = functionNames
  const outerBlock = blockNames
  if (isFunction) functionNames = names
  blockNames = names
  scopes.push(names)
  const result = read()
  scopes.pop()
  functionNames = outerNames
  blockNames = outerBlock
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

/** Notes a write to an object or a list. */
export function noteWrite(): void {
  mutates = true
}

/** Notes a name, or a method with a point before it, that means the same in every text. */
export function noteUse(word: string): void {
  if (BEYOND.test(word)) isBeyond = true
}
