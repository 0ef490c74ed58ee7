import { SLOW_STEPS } from './limits'
import { toProblem } from './problem'
import type { Run } from './Run'

/** Promises whose failure somebody waits for. */
const awaited = new WeakSet<object>()

/** Remembers that the text waits for a promise, and gives it. */
export function noteAwaited<T>(promise: T): T {
  if (promise instanceof Promise) awaited.add(promise)
  return promise
}

/**
 * Keeps the failure of a promise from the page, which has no part in it: it is reported as a
 * problem of the text, unless the text itself waits for the promise.
 */
export function watch<T>(run: Run, promise: Promise<T>): Promise<T> {
  run.spend(2 * SLOW_STEPS)
  promise.catch((thrown) => {
    if (!awaited.has(promise)) run.scope.report?.(toProblem(thrown, run.traits.source))
  })
  return promise
}
