import { compileExpression } from '../compileExpression'
import type { ExpressionProblem } from '../runtime/problem'
import { declaredWords, isFunction } from './declaredWords'
import { splitStatements } from './splitStatements'
import { tokenizeScript } from './tokenizeScript'

/** A script without the statements that the language cannot run. */
export interface ReadableScript {
  /** Script with spaces in place of omitted code, so that lines and columns stay the same. */
  readonly source: string
  /** Problem of the first unreadable statement; `null` if nothing is omitted. */
  readonly problem: ExpressionProblem | null
  /** Ranges of the omitted code. */
  readonly leftOut: readonly Range[]
}

interface Range {
  readonly start: number
  readonly end: number
}

interface ScriptStatement extends Range {
  readonly problem: ExpressionProblem | null
  readonly words: readonly string[]
  readonly declared: readonly string[] | null
  readonly isFunction: boolean
}

/**
 * Omits from a script the code that the language cannot read, and code that depends on it.
 *
 * An unreadable statement that only declares or assigns is omitted together with all statements
 * that name its variables. After any other unreadable statement, everything but functions is
 * omitted, as if it had thrown: without a guard, the code that it guards must not run. Properties
 * with computed names are not tracked.
 */
export function keepReadable(source: string): ReadableScript {
  const { problem } = compileExpression(source, 'action')
  if (problem === null || problem.kind === 'limit') return { source, problem: null, leftOut: [] }
  const statements = readStatements(source)
  const leftOut = statements && chooseLeftOut(statements)
  const rest = leftOut?.reduce(blank, source) ?? ''
  const first = statements?.find((statement) => statement.problem)
  if (!leftOut || !first || compileExpression(rest, 'action').problem) {
    return { source: '', problem, leftOut: [{ start: 0, end: source.length }] }
  }
  const position = first.start + (first.problem?.position ?? 0)
  return { source: rest, problem: { ...problem, ...first.problem, source, position }, leftOut }
}

function readStatements(source: string): readonly ScriptStatement[] | null {
  const tokens = tokenizeScript(source)
  return (
    tokens &&
    splitStatements(tokens).map((range) => {
      const own = tokens.slice(range.first, range.last + 1)
      const start = own[0]?.start ?? 0
      const end = own.at(-1)?.end ?? 0
      return {
        start,
        end,
        problem: compileExpression(source.slice(start, end), 'action').problem,
        words: source.slice(start, end).match(/[\p{ID_Continue}$]+/gu) ?? [],
        declared: declaredWords(tokens, range),
        isFunction: isFunction(own),
      }
    })
  )
}

function chooseLeftOut(statements: readonly ScriptStatement[]): readonly ScriptStatement[] {
  const leftOut = new Set<ScriptStatement>()
  const missing = new Set<string>()
  let stop = statements.length
  for (let count = -1; count < leftOut.size; ) {
    count = leftOut.size
    statements.forEach((statement, index) => {
      const { problem, words, declared } = statement
      const isLost = problem !== null || words.some((word) => missing.has(word))
      if (!isLost && (index < stop || statement.isFunction)) return
      leftOut.add(statement)
      if (!isLost) return
      for (const word of declared ?? []) missing.add(word)
      if (declared === null) stop = Math.min(stop, index)
    })
  }
  return statements.filter((statement) => leftOut.has(statement))
}

function blank(source: string, { start, end }: Range): string {
  return source.slice(0, start) + source.slice(start, end).replace(/./g, ' ') + source.slice(end)
}
