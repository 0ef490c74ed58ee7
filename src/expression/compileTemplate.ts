import { type CompiledExpression, compileExpression } from './compileExpression'
import { mergeKeys } from './mergeKeys'
import { toShownText } from './runtime/coerce'
import { MAX_SOURCE_LENGTH } from './runtime/limits'
import { attempt } from './runtime/perform'
import { limitText } from './runtime/run'
import type { Scope } from './runtime/Scope'

/** HTML entities that rich text editors write inside expressions. */
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  gt: '>',
  lt: '<',
  nbsp: ' ',
  quot: '"',
}

const ENTITY = /&(?:(amp|apos|gt|lt|nbsp|quot)|#(\d{1,7})|#x([\da-f]{1,6}));/gi

/** Maximum number of characters searched, in total, for missing ends of expressions. */
const MAX_LOST_SEARCH = 10 * MAX_SOURCE_LENGTH

/** A compiled text with expressions in double braces, which can render any number of times. */
export interface CompiledTemplate {
  readonly source: string
  /** Text and expressions, in order. */
  readonly pieces: readonly (string | CompiledExpression)[]
  /** Top-level keys of the state that it reads; `null` when it may read any. */
  readonly reads: readonly string[] | null
  /** Escapes a value for the text around it. */
  write(value: string): string
  /**
   * Renders the text with values in place of the braces.
   *
   * `undefined`, `null`, objects and failing expressions render as nothing.
   */
  render(scope: Scope): string
}

/**
 * Compiles the expressions in `{{ … }}` of a text. Braces in their strings and objects do not end
 * them; unclosed and empty braces count as text. A text without braces is its only piece.
 *
 * @param write - Escapes each value for the text around it; by default, values stay as they are.
 */
export function compileTemplate(
  source: string,
  write: (value: string) => string = (value) => value,
): CompiledTemplate {
  const pieces = splitTemplate(source)
  const reads = mergeKeys(pieces.map((piece) => (typeof piece === 'string' ? [] : piece.reads)))
  const traits = { source, reads, mutates: false }
  const isPlain = pieces.every((piece) => typeof piece === 'string')
  const print = (piece: string | CompiledExpression, scope: Scope): string =>
    typeof piece === 'string' ? piece : write(toShownText(piece.evaluate(scope)))
  const fill = (scope: Scope): string =>
    attempt(scope, traits, () =>
      pieces.reduce<string>((text, piece) => limitText(text + print(piece, scope)), ''),
    ) ?? ''
  return { source, pieces, reads, write, render: isPlain ? () => source : fill }
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
    const code = source.slice(open + 2, close)
    pieces.push(code ? compileExpression(decodeEntities(code), 'expression') : '{{}}')
    from = close + 2
  }
  pieces.push(source.slice(from))
  return pieces.filter((piece) => piece !== '')
}

/** Finds the `}}` that closes an expression, ignoring braces in its strings and objects. */
function closeFinder(source: string): (start: number) => number {
  let lost = 0
  return (start) => {
    const end = lost > MAX_LOST_SEARCH ? start : Math.min(source.length, start + MAX_SOURCE_LENGTH)
    const close = findBalanced(source, start, end)
    if (close >= 0) return close
    lost += end - start
    // Not a balanced expression, as in `{{ don't }}`: the next braces end it.
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
