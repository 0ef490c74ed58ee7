import { attemptOrThrow } from './functions'
import { SLOW_STEPS } from './limits'
import { toCaught, toProblem } from './problem'
import type { Run } from './Run'

/** What a function with `await` does: it yields what it waits for, and is given what came of it. */
export type Steps = Generator<unknown, unknown, unknown>

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

/** Runs an async function. Each stretch after an `await` sees the state as it then is. */
export function runAsync(run: Run, steps: Steps): Promise<unknown> {
  let resolve: (value: unknown) => void = () => {}
  let reject: (reason: unknown) => void = () => {}
  const promise = new Promise((onValue, onFailure) => {
    resolve = onValue
    reject = onFailure
  })

  function advance(next: () => IteratorResult<unknown, unknown>): void {
    try {
      const { done, value } = next()
      if (done) resolve(value)
      else follow(value)
    } catch (thrown) {
      reject(toCaught(thrown))
    }
  }

  function follow(value: unknown): void {
    const later =
      (next: (given: unknown) => IteratorResult<unknown, unknown>) => (given: unknown) =>
        attemptOrThrow(run, () => advance(() => next(given)))
    Promise.resolve(noteAwaited(value)).then(
      later((given) => steps.next(given)),
      later((given) => steps.throw(given)),
    )
  }

  advance(() => steps.next())
  return watch(run, promise)
}
