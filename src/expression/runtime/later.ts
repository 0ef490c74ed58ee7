import { LATE_STEPS, MAX_STEPS, SLOW_STEPS, STEPS_PER_MILLISECOND } from './limits'
import { attemptLater } from './perform'
import { toProblem } from './problem'
import { currentRun, spend, type Traits } from './run'
import type { Scope } from './Scope'

/** Promises whose failure a text waits for. */
const awaited = new WeakSet<object>()

/** Steps left for the late calls of a run, and when they last got some. */
const budgets = new WeakMap<Scope, { readonly left: number; readonly time: number }>()

/**
 * Does what a run has left for later. Its steps come back with time only, so that promises that
 * call each other without end use up what is left.
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

/** Remembers that the text waits for a promise, and gives it. */
export function noteAwaited<T>(promise: T): T {
  if (promise instanceof Promise) awaited.add(promise)
  return promise
}

/**
 * Keeps the failure of a promise from the page, which has nothing to do with it: it is reported as
 * a problem of the text, unless the text itself waits for the promise.
 */
export function watch<T>(promise: Promise<T>): Promise<T> {
  const { scope, traits } = currentRun()
  promise.catch((thrown) => {
    if (!awaited.has(promise)) scope.report?.(toProblem(thrown, traits.source))
  })
  // Last: where this ends the run, the promise has been taken care of.
  spend(2 * SLOW_STEPS)
  return promise
}
