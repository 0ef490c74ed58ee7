import { type CompiledExpression, compileExpression } from './compileExpression'
import { mergeKeys } from './mergeKeys'
import { toText } from './runtime/coerce'
import { MAX_SOURCE_LENGTH } from './runtime/limits'
import { attempt } from './runtime/perform'
import { limitText } from './runtime/run'
import type { Scope } from './runtime/Scope'

/** What editors of rich text write in the place of characters. */
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  gt: '>',
  lt: '<',
  nbsp: ' ',
  quot: '"',
}

const ENTITY = /&(?:(amp|apos|gt|lt|nbsp|quot)|#(\d{1,7})|#x([\da-f]{1,6}));/gi

/** Characters that are looked through, in all, for ends of expressions that are not there. */
const MAX_LOST_SEARCH = 10 * MAX_SOURCE_LENGTH

/** A text with expressions in double braces, ready to be filled in any number of times. */
export interface CompiledTemplate {
  readonly source: string
  /** The texts and the expressions between them, in order. */
  readonly parts: readonly (string | CompiledExpression)[]
  /** Top-level keys of the state that it reads; `null` when it may read any. */
  readonly reads: readonly string[] | null
  /**
   * Gives the text with the values in the places of their braces.
   *
   * `undefined`, `null` and whatever fails print nothing. Values are put in as they are: where the
   * text is HTML, sanitise the result.
   */
  render(scope: Scope): string
}

/**
 * Compiles the expressions in `{{ … }}` of a text. Braces in their texts and objects don't end
 * them; braces that nothing closes are text. A text without braces is its own only part.
 */
export function compileTemplate(source: string): CompiledTemplate {
  const parts = splitTemplate(source)
  const reads = mergeKeys(parts.map((part) => (typeof part === 'string' ? [] : part.reads)))
  const traits = { source, reads, mutates: false }
  const isPlain = parts.every((part) => typeof part === 'string')
  const fill = (scope: Scope): string =>
    attempt(scope, traits, () =>
      parts.reduce<string>((text, part) => limitText(text + printPart(part, scope)), ''),
    ) ?? ''
  return { source, parts, reads, render: isPlain ? () => source : fill }
}

function printPart(part: string | CompiledExpression, scope: Scope): string {
  return typeof part === 'string' ? part : toText(part.evaluate(scope) ?? '')
}

function splitTemplate(source: string): (string | CompiledExpression)[] {
  const parts: (string | CompiledExpression)[] = []
  const findClose = closeFinder(source)
  let from = 0
  for (;;) {
    const open = source.indexOf('{{', from)
    const close = open < 0 ? -1 : findClose(open + 2)
    if (close < 0) break
    parts.push(source.slice(from, open))
    parts.push(compileExpression(decodeEntities(source.slice(open + 2, close)), 'expression'))
    from = close + 2
  }
  parts.push(source.slice(from))
  return parts.filter((part) => part !== '')
}

/** Finds where the `}}` stands that closes an expression, past those in its texts and objects. */
function closeFinder(source: string): (start: number) => number {
  let lost = 0
  return (start) => {
    const end = lost > MAX_LOST_SEARCH ? start : Math.min(source.length, start + MAX_SOURCE_LENGTH)
    const close = findBalanced(source, start, end)
    if (close >= 0) return close
    lost += end - start
    // What follows is no expression, such as `{{ don't }}`: it ends where it seems to.
    return source.indexOf('}}', start)
  }
}

function findBalanced(source: string, start: number, end: number): number {
  let depth = 0
  let quote = ''
  for (let at = start; at < end; at++) {
    const character = source.charAt(at)
    if (character === '\\') at++
    else if (quote !== '') quote = character === quote ? '' : quote
    else if (character === '"' || character === "'" || character === '`') quote = character
    else if (character === '{') depth++
    else if (character === '}' && depth > 0) depth--
    else if (character === '}' && source.charAt(at + 1) === '}') return at
  }
  return -1
}

function decodeEntities(code: string): string {
  return code.replace(ENTITY, (entity, name?: string, decimal?: string, hex?: string) => {
    if (name) return ENTITIES[name.toLowerCase()] ?? entity
    const point = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16)
    return point <= 0x10ffff ? String.fromCodePoint(point) : entity
  })
}
