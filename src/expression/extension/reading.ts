import { reading } from '../core'
import type { Token } from '../syntax/tokenize'

/** What comes next in the text. */
export function peek(): Token {
  return reading().token
}

/** The mark or word that comes next; a quote where that is a text. */
export function nextWord(): string {
  const { kind, text } = peek()
  return kind === 'text' ? '"' : text
}

/** Whether a sticky pattern fits right after what comes next. */
export function isFollowedBy(pattern: RegExp): boolean {
  const { source, token } = reading()
  pattern.lastIndex = token.end
  return pattern.test(source)
}

/** The text from `start` up to what comes next. */
export function textSince(start: number): string {
  const { source, token } = reading()
  return source.slice(start, token.start)
}
