import { wordSet } from '../../utils/wordSet'
import { closesControl, endsOperand, type ScriptToken } from './tokenizeScript'

/** Indexes of the tokens of a statement. */
export interface TokenRange {
  readonly first: number
  readonly last: number
}

/**
 * Words and marks that go on with a statement, on a new line, too. A block never begins there by
 * itself.
 */
const CONTINUATIONS = wordSet('in instanceof of else catch finally {')

/** Words before a block. */
const BEFORE_BLOCK = wordSet('else try finally do catch')

/**
 * Splits the tokens of a script into its statements.
 *
 * Each ends at a semicolon, at the brace of a block or a declaration, or at the end of a line that
 * nothing goes on from.
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
  const { text = '', depth = 0 } = tokens[index] ?? {}
  const next = tokens[index + 1]
  if (!next) return true
  if (depth > 0 || next.depth > 0 || next.text === 'else') return false
  if (text === ';') return true
  if (tokens[first]?.text === 'do') {
    if (closesControl(tokens, index)) return next.text !== ';'
    if (next.text === 'while') return false
  }
  if (/^(?:catch|finally)$/.test(next.text)) return false
  if (text === '}' && closesBlock(tokens, first, index)) return true
  if (!next.afterNewline || CONTINUATIONS.has(next.text)) return false
  const isOpen = !endsOperand(tokens, index) && !/^(?:\+\+|--|return|break|continue)$/.test(text)
  return !isOpen && /^(?:[\w$#@"'!~};\u0080-\uffff]|\+\+|--)/.test(next.text)
}

/**
 * Whether a brace closes a block or a declared function or class, and nothing inside of an
 * expression.
 */
function closesBlock(tokens: readonly ScriptToken[], first: number, index: number): boolean {
  const partner = tokens[index]?.partner ?? -1
  const opening = tokens[first]?.text === 'async' ? tokens[first + 1] : tokens[first]
  if (/^(?:function|class)$/.test(opening?.text ?? '')) return true
  const before = tokens[partner - 1]?.text ?? ''
  return partner === first || BEFORE_BLOCK.has(before) || closesControl(tokens, partner - 1)
}
