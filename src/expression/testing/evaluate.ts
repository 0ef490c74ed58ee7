import { type CompiledExpression, compileExpression } from '../compileExpression'
import type { ExpressionProblem } from '../runtime/problem'
import type { ActionResult, Scope } from '../runtime/Scope'

/** The result of running a text, and its reports. */
interface Outcome<T> {
  readonly compiled: CompiledExpression
  readonly result: T
  readonly problems: readonly ExpressionProblem[]
}

/** Evaluates a text as an expression. */
export function evaluate(source: string, scope: Partial<Scope> = {}): Outcome<unknown> {
  const compiled = compileExpression(source, 'expression')
  return collect(compiled, scope, (given) => compiled.evaluate(given))
}

/** Runs a text as an action. */
export function act(source: string, scope: Partial<Scope> = {}): Outcome<ActionResult> {
  const compiled = compileExpression(source, 'action')
  return collect(compiled, scope, (given) => compiled.act(given))
}

function collect<T>(
  compiled: CompiledExpression,
  scope: Partial<Scope>,
  run: (scope: Scope) => T,
): Outcome<T> {
  const problems: ExpressionProblem[] = []
  const report = (problem: ExpressionProblem) => problems.push(problem)
  return { compiled, problems, result: run({ state: {}, report, ...scope }) }
}
