import { type CompiledExpression, compileExpression } from '../compileExpression'
import type { ExpressionProblem } from '../runtime/problem'
import type { ActionResult, Scope } from '../runtime/Scope'

/** Result and reports of running a text. */
interface Outcome<T> {
  readonly compiled: CompiledExpression
  readonly result: T
  readonly problems: readonly ExpressionProblem[]
}

export function evaluate(source: string, scope: Partial<Scope> = {}): Outcome<unknown> {
  const compiled = compileExpression(source, 'expression')
  return collect(compiled, scope, (given) => compiled.evaluate(given))
}

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

/** Returns the state keys that an action changed, with their values. */
export function changes({ state, changed }: ActionResult): Record<string, unknown> {
  return Object.fromEntries(changed.map((key) => [key, state[key]]))
}
