import type { Evaluator } from './compile/Compiler'
import { compileTree } from './compile/compile'
import { mergeKeys } from './mergeKeys'
import { type ExpressionMode, parse } from './parse/parse'
import { LEAST_STEPS, MAX_CACHED, MAX_SOURCE_LENGTH, MAX_STEPS } from './runtime/limits'
import { attemptAction, attemptValue } from './runtime/perform'
import { type ExpressionProblem, refuse, toProblem } from './runtime/problem'
import { spend, type Traits } from './runtime/run'
import type { ActionResult, Scope } from './runtime/Scope'

/** A compiled expression or action, which can run any number of times. */
export interface CompiledExpression {
  readonly source: string
  /** Top-level keys of the state that it reads; `null` when it may read any. */
  readonly reads: readonly string[] | null
  /** Reason why it could not be compiled; `null` if it was. */
  readonly problem: ExpressionProblem | null
  /**
   * Returns its value, and discards its writes.
   *
   * Never throws: reports errors to {@link Scope.report} and returns `undefined`.
   */
  evaluate(scope: Scope): unknown
  /**
   * Runs it as an action, and returns its writes, up to the error if it fails.
   *
   * Never throws, like {@link CompiledExpression.evaluate}.
   */
  act(scope: Scope): ActionResult
}

const caches: Readonly<Record<ExpressionMode, Map<string, CompiledExpression>>> = {
  expression: new Map(),
  action: new Map(),
}

/**
 * Compiles a text of the expression language. Caches the result by text and mode.
 *
 * An invalid text compiles to an expression with a {@link CompiledExpression.problem}, which always
 * evaluates to `undefined`.
 */
export function compileExpression(source: string, mode: ExpressionMode): CompiledExpression {
  const cache = caches[mode]
  const known = cache.get(source)
  if (known !== undefined) return known
  const compiled = compile(source, mode)
  for (const oldest of cache.keys()) {
    if (cache.size < MAX_CACHED) break
    cache.delete(oldest)
  }
  cache.set(source, compiled)
  return compiled
}

function compile(source: string, mode: ExpressionMode): CompiledExpression {
  try {
    if (source.length > MAX_SOURCE_LENGTH) {
      refuse('limit', `The text is longer than ${MAX_SOURCE_LENGTH} characters`)
    }
    const tree = parse(source, mode)
    const effects = { reads: new Set<string | null>(), mutates: false }
    const run = compileTree(tree, effects)
    const { mutates } = effects
    return createExpression(run, { source, reads: mergeKeys([...effects.reads]), mutates })
  } catch (thrown) {
    const fail = (): never => {
      throw thrown
    }
    return createExpression(
      fail,
      { source, reads: null, mutates: false },
      toProblem(thrown, source),
    )
  }
}

function createExpression(
  run: Evaluator,
  traits: Traits,
  problem: ExpressionProblem | null = null,
): CompiledExpression {
  const { source, reads } = traits
  const start = () => run(null)
  let allowed = MAX_STEPS
  /** Halves the limit after each run that exceeds it: a page may run a binding 1,000 times. */
  const startWithinLimits = () => {
    spend(MAX_STEPS - allowed)
    try {
      const value = start()
      allowed = MAX_STEPS
      return value
    } catch (thrown) {
      if (toProblem(thrown, source).kind === 'limit') allowed = Math.max(allowed / 2, LEAST_STEPS)
      throw thrown
    }
  }
  const evaluate = (scope: Scope): unknown => attemptValue(scope, traits, startWithinLimits)
  // Even without a write of its own: a function of the content that it calls may write.
  const act = (scope: Scope): ActionResult => attemptAction(scope, traits, start)
  return { source, reads, problem, evaluate, act }
}
