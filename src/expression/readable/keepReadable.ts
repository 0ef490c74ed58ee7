import { compileExpression } from '../compileExpression'
import type { ExpressionProblem } from '../runtime/problem'
import { declaredWords, isFunction } from './declaredWords'
import { splitStatements } from './splitStatements'
import { tokenizeScript } from './tokenizeScript'

/** A script without the statements that the language cannot run. */
export interface ReadableScript {
  /**
   * The script with spaces where something is left out, so that lines and columns stay the same.
   */
  readonly source: string
  /** Why something is left out: the first statement that cannot be read. */
  readonly problem: ExpressionProblem | null
  /** Where what is left out begins and ends. */
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
 * Leaves out of a script what the language cannot read, and what depends on it.
 *
 * A statement that only declares or assigns goes together with all that name what it declares. From
 * the first other one on, everything goes but functions, as if it had thrown: a guard that is not
 * there would let through what it guards. Properties with names that the script computes are not
 * followed.
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
