import { MAX_DEPTH } from '../runtime/limits'
import { refuse } from '../runtime/problem'
import { rules } from './rules'
import { readToken, type Token } from './tokenize'

// The text that is being read. Reading never waits, nor calls the page, so one place is enough.
let source = ''
let depth = 0

/** What comes next in the text. */
export let token: Token

/** The mark or word that comes next; a quote where that is a text. */
export let next = ''

/** The text, and what comes next in it. */
export function reading(): { readonly source: string; readonly token: Token } {
  return { source, token }
}

/** Begins to read a text. What was read before is given up. */
export function startReading(text: string): void {
  source = text
  depth = 0
  rules.start?.()
  readFrom(0)
}

/** Takes what a sticky pattern finds right after the token that comes next. */
export function takeRaw(pattern: RegExp): readonly string[] {
  pattern.lastIndex = token.end
  const match = pattern.exec(source) ?? []
  readFrom(pattern.lastIndex)
  return match
}

/** Takes a mark or word, if it comes next. */
export function accept(text: string): boolean {
  const comesNext = next === text
  if (comesNext) advance()
  return comesNext
}

export function expect(text: string): void {
  if (!accept(text)) fail()
}

export function readName(): string {
  if (token.kind !== 'name') fail()
  return advance()
}

/** Takes the token that comes next, and gives its text. */
export function advance(): string {
  const { text, end } = token
  readFrom(end)
  return text
}

export function fail(): never {
  const { kind, text, start } = token
  const found = kind === 'end' ? 'Unexpected end of the text' : `Unexpected "${text}"`
  refuse('syntax', rules.explain?.(source, start) ?? found, start)
}

/** Reads one level deeper, as far as the stack bears it. */
export function nested<T>(read: () => T): T {
  guard(++depth, MAX_DEPTH)
  const result = read()
  depth--
  return result
}

export function guard(count: number, most: number): void {
  if (count > most) refuse('limit', 'The text nests too deep', token.start)
}

function readFrom(position: number): void {
  token = readToken(source, position)
  next = token.kind === 'text' ? '"' : token.text
}
