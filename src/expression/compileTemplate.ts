import { type CompiledExpression, compileExpression } from './compileExpression'
import { mergeKeys } from './mergeKeys'
import { toText } from './runtime/coerce'
import { MAX_SOURCE_LENGTH } from './runtime/limits'
import { attempt } from './runtime/perform'
import { limitText } from './runtime/run'
import type { Scope } from './runtime/Scope'

/** Characters as editors of rich text write them. */
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
  /** The texts and the expressions, in order. */
  readonly pieces: readonly (string | CompiledExpression)[]
  /** Top-level keys of the state that it reads; `null` when it may read any. */
  readonly reads: readonly string[] | null
  /**
   * Gives the text with values in the place of the braces.
   *
   * `undefined`, `null` and whatever fails print nothing. Values are put in as they are: where the
   * text is HTML, sanitise the result.
   */
  render(scope: Scope): string
}

/**
 * Compiles the expressions in `{{ … }}` of a text. Braces in their texts and objects don't end
 * them; braces that nothing closes are text. A text without braces is its own only piece.
 */
export function compileTemplate(source: string): CompiledTemplate {
  const pieces = splitTemplate(source)
  const reads = mergeKeys(pieces.map((piece) => (typeof piece === 'string' ? [] : piece.reads)))
  const traits = { source, reads, mutates: false }
  const isPlain = pieces.every((piece) => typeof piece === 'string')
  const fill = (scope: Scope): string =>
    attempt(scope, traits, () =>
      pieces.reduce<string>((text, piece) => limitText(text + printPiece(piece, scope)), ''),
    ) ?? ''
  return { source, pieces, reads, render: isPlain ? () => source : fill }
}

function printPiece(piece: string | CompiledExpression, scope: Scope): string {
  return typeof piece === 'string' ? piece : toText(piece.evaluate(scope) ?? '')
}

function splitTemplate(source: string): (string | CompiledExpression)[] {
  const pieces: (string | CompiledExpression)[] = []
  const findClose = closeFinder(source)
  let from = 0
  for (;;) {
    const open = source.indexOf('{{', from)
    const close = open < 0 ? -1 : findClose(open + 2)
    if (close < 0) break
    pieces.push(source.slice(from, open))
    pieces.push(compileExpression(decodeEntities(source.slice(open + 2, close)), 'expression'))
    from = close + 2
  }
  pieces.push(source.slice(from))
  return pieces.filter((piece) => piece !== '')
}

/** Finds where the `}}` stands that closes an expression, past those in its texts and objects. */
function closeFinder(source: string): (start: number) => number {
  let lost = 0
  return (start) => {
    const end = lost > MAX_LOST_SEARCH ? start : Math.min(source.length, start + MAX_SOURCE_LENGTH)
    const close = findBalanced(source, start, end)
    if (close >= 0) return close
    lost += end - start
    // Not an expression, as in `{{ don't }}`: it ends at the next braces.
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
