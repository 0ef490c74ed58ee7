import { toCaught } from './caught'
import { laterCaller, noteAwaited, toSettled, watch } from './later'

/** Runs up to the next `await`, and continues with its result. */
type Running = Pick<Iterator<unknown, unknown, unknown>, 'next'> & {
  throw(reason: unknown): IteratorResult<unknown, unknown>
}

/** Runs an async function. After each `await`, it sees the current state. */
export function runAsync(steps: Running): Promise<unknown> {
  let resolve: (value: unknown) => void = () => {}
  let reject: (reason: unknown) => void = () => {}
  const promise = new Promise((onValue, onFailure) => {
    resolve = onValue
    reject = onFailure
  })

  function advanceBy(next: () => IteratorResult<unknown, unknown>): void {
    try {
      const { done, value } = next()
      if (done) resolve(toSettled(value))
      else follow(value)
    } catch (thrown) {
      reject(toCaught(thrown))
    }
  }

  function follow(awaited: unknown): void {
    const call = laterCaller()
    const later =
      (next: (given: unknown) => IteratorResult<unknown, unknown>) => (given: unknown) =>
        void call?.(() => advanceBy(() => next(given)))
    Promise.resolve(noteAwaited(awaited)).then(
      later((given) => steps.next(given)),
      later((given) => steps.throw(given)),
    )
  }

  advanceBy(() => steps.next())
  return watch(promise)
}
