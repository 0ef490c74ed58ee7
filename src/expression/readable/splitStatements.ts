import { wordSet } from '../../utils/wordSet'
import { closesControl, endsOperand, type ScriptToken, textAt } from './tokenizeScript'

/** Indexes of the first and last token of a statement. */
export interface TokenRange {
  readonly first: number
  readonly last: number
}

/**
 * Words and marks that continue a statement, even on a new line. A block on its own never starts
 * there.
 */
const CONTINUATIONS = wordSet('in instanceof of else catch finally {')

/** Words before a block. */
const BEFORE_BLOCK = wordSet('else try finally do catch')

/**
 * Splits the tokens of a script into its statements.
 *
 * A statement ends at a semicolon, at the closing brace of a block or a declaration, or at the end
 * of a line that the next token does not continue.
 * @see https://tc39.es/ecma262/#sec-automatic-semicolon-insertion
 */
export function splitStatements(tokens: readonly ScriptToken[]): readonly TokenRange[] {
  const statements: TokenRange[] = []
  let first = 0
  for (let last = 0; last < tokens.length; last++) {
    if (!endsStatement(tokens, first, last)) continue
    statements.push({ first, last })
    first = last + 1
  }
  return statements
}

function endsStatement(tokens: readonly ScriptToken[], first: number, index: number): boolean {
  const token = tokens[index]
  const next = tokens[index + 1]
  if (!token || !next) return true
  const { text, depth, partner } = token
  if (depth > 0 || next.depth > 0 || next.text === 'else') return false
  if (textAt(tokens, first) === 'do') {
    if (closesWhile(tokens, index)) return next.text !== ';'
    if (next.text === 'while' && !closesWhile(tokens, index - 1)) return false
  }
  if (text === ';') return true
  if (/^(?:catch|finally)$/.test(next.text)) return false
  if (text === '}' && isBlock(tokens, first, partner)) return true
  if (!next.afterNewline || CONTINUATIONS.has(next.text)) return false
  const isOpen = !endsOperand(tokens, index) && !/^(?:\+\+|--|return|break|continue)$/.test(text)
  return !isOpen && /^(?:[\w$#@"'!~};\u0080-\uffff]|\+\+|--)/.test(next.text)
}

function closesWhile(tokens: readonly ScriptToken[], index: number): boolean {
  return (
    closesControl(tokens, index) && textAt(tokens, (tokens[index]?.partner ?? 0) - 1) === 'while'
  )
}

/** Whether a brace opens a block, function or class rather than part of an expression. */
function isBlock(tokens: readonly ScriptToken[], first: number, index: number): boolean {
  const isAsync = textAt(tokens, first) === 'async'
  if (/^(?:function|class)$/.test(textAt(tokens, isAsync ? first + 1 : first))) return true
  const before = index - 1
  return (
    index === first || BEFORE_BLOCK.has(textAt(tokens, before)) || closesControl(tokens, before)
  )
}
