import { isSafeKey } from '../utils/safePath'
import type { Evaluator } from './compile/Compiler'
import { compileTree } from './compile/compile'
import { mergeKeys } from './mergeKeys'
import { type ExpressionMode, parse, type Tree } from './parse/parse'
import { LEAST_STEPS, MAX_CACHED, MAX_SOURCE_LENGTH, MAX_STEPS } from './runtime/limits'
import { attemptAction, attemptValue } from './runtime/perform'
import { type ExpressionProblem, refuse, toProblem } from './runtime/problem'
import { readFrom } from './runtime/readState'
import { spend, type Traits } from './runtime/run'
import type { ActionResult, Scope } from './runtime/Scope'

/** An expression or action, ready to be run any number of times. */
export interface CompiledExpression {
  readonly source: string
  /** Top-level keys of the state that it reads; `null` when it may read any. */
  readonly reads: readonly string[] | null
  /** Why it could not be compiled; `null` when it could. */
  readonly problem: ExpressionProblem | null
  /**
   * Gives its value, and forgets what it wrote.
   *
   * Never throws: {@link Scope.report} learns what went wrong, and the value is `undefined`.
   */
  evaluate(scope: Scope): unknown
  /**
   * Runs it as an action, and tells what it wrote, up to where it failed if it did.
   *
   * Never throws, as {@link CompiledExpression.evaluate}.
   */
  act(scope: Scope): ActionResult
}

const caches: Readonly<Record<ExpressionMode, Map<string, CompiledExpression>>> = {
  expression: new Map(),
  action: new Map(),
}

/**
 * Compiles a text of the expression language; the same text and mode only once.
 *
 * A text that is not of the language gives an expression with a {@link CompiledExpression.problem},
 * which is `undefined` wherever it is evaluated.
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
    const key = stateKey(tree)
    if (key !== null) {
      return expressionWithoutRun(source, [key], null, (scope) => readFrom(scope, key))
    }
    const effects = { reads: new Set<string | null>(), mutates: false }
    const run = compileTree(tree, effects)
    return createExpression(run, {
      source,
      reads: mergeKeys([...effects.reads]),
      mutates: effects.mutates,
    })
  } catch (thrown) {
    return expressionWithoutRun(source, null, toProblem(thrown, source), () => {
      throw thrown
    })
  }
}

/** The key of `state.key`: what most bindings of texts are. */
function stateKey(tree: Tree): string | null {
  if (tree.type !== 'MemberExpression' || tree.computed) return null
  const { object, property } = tree
  if (object.type !== 'Identifier' || object.name !== 'state') return null
  return property.type === 'Identifier' && isSafeKey(property.name) ? property.name : null
}

/** An expression that needs no run: it writes nothing, calls nothing, and ends at once. */
function expressionWithoutRun(
  source: string,
  reads: readonly string[] | null,
  problem: ExpressionProblem | null,
  read: (scope: Scope) => unknown,
): CompiledExpression {
  const evaluate = (scope: Scope): unknown => {
    try {
      return read(scope)
    } catch (thrown) {
      scope.report?.(toProblem(thrown, source))
      return undefined
    }
  }
  const act = (scope: Scope): ActionResult => unchanged(scope, evaluate(scope))
  return { source, reads, problem, evaluate, act }
}

function createExpression(run: Evaluator, traits: Traits): CompiledExpression {
  const { source, reads } = traits
  const start = () => run(null)
  let allowed = MAX_STEPS
  /** A page may evaluate a binding for 1,000 items: each one that did not end halves the limit. */
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
  const act = (scope: Scope): ActionResult =>
    traits.mutates ? attemptAction(scope, traits, start) : unchanged(scope, evaluate(scope))
  return { source, reads, problem: null, evaluate, act }
}

/** The result of an action that writes nothing. */
function unchanged({ state }: Scope, value: unknown): ActionResult {
  return { state, changed: [], value }
}
