import { wordSet } from '../../utils/wordSet'
import { REGULAR_EXPRESSION, Scanner, TEMPLATE_TEXT } from '../parse/Scanner'
import { Refusal } from '../runtime/problem'

/** A token of a script in any version of JavaScript. */
export interface ScriptToken {
  readonly text: string
  readonly start: number
  readonly end: number
  readonly afterNewline: boolean
  /** Number of brackets that enclose it. A bracket does not enclose itself. */
  readonly depth: number
  /** Index of the matching bracket. */
  partner: number
}

const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' }

/** Words that precede an operand. */
const BEFORE_OPERAND = wordSet(
  'return typeof instanceof in of new delete void throw case do else await yield extends',
)

/** Words whose brackets precede a statement. */
const CONTROLS = wordSet('if for while with switch catch')

/**
 * Splits a script into tokens, even if it is not valid in the language.
 *
 * @returns `null` for unclosed brackets, strings or templates.
 */
export function tokenizeScript(source: string): readonly ScriptToken[] | null {
  try {
    return readTokens(source)
  } catch (thrown) {
    if (thrown instanceof Refusal) return null
    throw thrown
  }
}

function readTokens(source: string): readonly ScriptToken[] | null {
  const tokens: ScriptToken[] = []
  /** Indexes of unclosed brackets and templates. */
  const open: number[] = []
  const scanner = new Scanner(source)
  for (;;) {
    const { start, next, afterNewline } = scanner
    if (scanner.kind === 'end') return open.length === 0 ? tokens : null
    const opener = tokens[open.at(-1) ?? -1]
    const isTemplate = next === '`' || (next === '}' && opener?.text.endsWith('${'))
    const isRegExp = /^\/=?$/.test(next) && !endsOperand(tokens, tokens.length - 1)
    if (isTemplate && !scanner.takeRaw(TEMPLATE_TEXT)[2]) scanner.expect('`')
    else if (isRegExp) scanner.takeRaw(REGULAR_EXPRESSION)
    else if (!isTemplate) scanner.advance()
    const end = scanner.lastEnd
    const text = source.slice(start, end)
    let partner = -1
    if (/^[)\]}]/.test(text)) {
      if (opener === undefined || !text.startsWith(CLOSING[opener.text.slice(-1)] ?? ' '))
        return null
      partner = open.pop() ?? -1
      opener.partner = tokens.length
    }
    const depth = open.length
    if (/^[([{]$/.test(text) || text.endsWith('${')) open.push(tokens.length)
    tokens.push({ text, start, end, afterNewline, depth, partner })
  }
}

/** Returns the text of the token at an index; empty if there is none. */
export function textAt(tokens: readonly ScriptToken[], index: number): string {
  return tokens[index]?.text ?? ''
}

/**
 * Whether the token at an index can end an operand, so that a following `/` divides and a `(`
 * calls.
 */
export function endsOperand(tokens: readonly ScriptToken[], index: number): boolean {
  const text = textAt(tokens, index)
  if (text === ')') return !closesControl(tokens, index)
  return text !== '/' && /[\w$\]}"'`/\u0080-\uffff]$/.test(text) && !BEFORE_OPERAND.has(text)
}

/** Whether the token at an index closes the brackets of `if (…)` and the like. */
export function closesControl(tokens: readonly ScriptToken[], index: number): boolean {
  const token = tokens[index]
  return token?.text === ')' && CONTROLS.has(textAt(tokens, token.partner - 1))
}
