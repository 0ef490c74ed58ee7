import { LATE_STEPS, MAX_STEPS, SLOW_STEPS, STEPS_PER_MILLISECOND } from './limits'
import { attemptLater } from './perform'
import { toProblem } from './problem'
import { currentRun, spend, type Traits } from './run'
import type { Scope } from './Scope'

/** Promises whose rejection a text handles. */
const awaited = new WeakSet<object>()

/** Steps left for the late calls of a scope, and the time of the last one. */
const budgets = new WeakMap<Scope, { readonly left: number; readonly time: number }>()

/**
 * Runs a callback after its run has ended. Its steps are regained only over time, so that promises
 * that call each other endlessly exhaust them.
 */
export function tryLater(scope: Scope, traits: Traits, task: () => unknown): unknown {
  return attemptLater(scope, traits, () => {
    const run = currentRun()
    const time = performance.now()
    const known = budgets.get(scope)
    const regained = known ? known.left + (time - known.time) * STEPS_PER_MILLISECOND : MAX_STEPS
    run.steps = Math.min(MAX_STEPS, regained)
    try {
      spend(LATE_STEPS)
      return task()
    } finally {
      budgets.set(scope, { left: Math.max(0, run.steps), time })
    }
  })
}

/** Records that the text handles a promise, and returns it. */
export function noteAwaited<T>(promise: T): T {
  if (promise instanceof Promise) awaited.add(promise)
  return promise
}

/**
 * Hides a promise's rejection from the page. Reports it as a problem of the text, unless the text
 * handles the promise.
 */
export function watch<T>(promise: Promise<T>): Promise<T> {
  const { scope, traits } = currentRun()
  promise.catch((thrown) => {
    if (!awaited.has(promise)) scope.report?.(toProblem(thrown, traits.source))
  })
  // Spends last: exceeding the limit here must not leave the promise unhandled.
  spend(2 * SLOW_STEPS)
  return promise
}
