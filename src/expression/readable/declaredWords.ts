import { wordSet } from '../../utils/wordSet'
import type { TokenRange } from './splitStatements'
import { endsOperand, type ScriptToken, textAt } from './tokenizeScript'

const WORD = /^[\p{ID_Start}$_]/u

/** Objects that exist before a statement assigns to their properties. */
const ROOTS = wordSet('state context ctx this')

/** Words that cannot start an assignment. */
const STATEMENTS = wordSet(
  'if for while do with switch try return throw break continue import export debugger',
)

/** Words and marks that run code without a call. */
const RUNNING = wordSet('new await yield import delete ++ --')

/**
 * Returns the words that a statement declares or assigns to, if it does nothing else: functions,
 * classes, variables, and assignments to names and constant properties. `null` for any other
 * statement, which may call or decide something.
 */
export function declaredWords(
  tokens: readonly ScriptToken[],
  { first, last }: TokenRange,
): readonly string[] | null {
  const statement = tokens.slice(first, last + 1)
  const one = textAt(statement, 0)
  if (isFunction(statement)) return [nameOf(statement)]
  if (STATEMENTS.has(one) || !WORD.test(one) || runsCode(tokens, first, last)) return null
  if (one === 'class') return [textAt(statement, 1)]
  const assignment = statement.filter(({ text, depth }) => depth === 0 && isAssignment(text)).pop()
  const isDeclaration = /^(?:var|let|const)$/.test(one)
  if (!assignment && !isDeclaration) return null
  const end = assignment ? statement.indexOf(assignment) : statement.length
  const targets = statement.slice(isDeclaration ? 1 : 0, end)
  // A computed key may stand for any property.
  if (!isDeclaration && targets.some(({ text }) => text === '[')) return null
  const isRoot = ({ text }: ScriptToken, index: number): boolean =>
    ROOTS.has(text) && targets[index + 1]?.text === '.'
  return targets
    .filter((token, index) => WORD.test(token.text) && !isRoot(token, index))
    .map(({ text }) => text)
}

function nameOf(statement: readonly ScriptToken[]): string {
  const name = statement.find(({ text }) => WORD.test(text) && !/^(?:async|function)$/.test(text))
  return name?.text ?? ''
}

export function isFunction(statement: readonly ScriptToken[]): boolean {
  return textAt(statement, textAt(statement, 0) === 'async' ? 1 : 0) === 'function'
}

function isAssignment(text: string): boolean {
  return text === '=' || /[^=!<>]=$|<<=$|>>=$/.test(text)
}

/** Whether tokens run code outside of function bodies, which may never be called. */
function runsCode(tokens: readonly ScriptToken[], first: number, last: number): boolean {
  let isClass = false
  for (let index = first; index <= last; index++) {
    const { text, partner, depth } = tokens[index] as ScriptToken
    if (RUNNING.has(text) || text.endsWith('${') || (depth > 0 && isAssignment(text))) return true
    isClass ||= text === 'class'
    const isBody: boolean =
      text === '{' && (isClass || /^(?:\)|=>)$/.test(textAt(tokens, index - 1)))
    const isParameters = text === '(' && !isClass && /^(?:\{|=>)$/.test(textAt(tokens, partner + 1))
    if (isBody || isParameters) {
      // Static fields and blocks run with the class. Static methods cannot be told apart from them.
      if (
        isBody &&
        isClass &&
        tokens.slice(index, partner).some((token) => token.text === 'static')
      )
        return true
      isClass &&= !isBody
      index = partner
    } else if (/^[(`]/.test(text) && endsOperand(tokens, index - 1)) {
      return true
    }
  }
  return false
}
