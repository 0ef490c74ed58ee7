import { onePer } from '../../utils/values/onePer'
import { isObjectOrFunction } from './coerce'
import { isOfLanguage } from './languageFunctions'
import { LATE_STEPS, MAX_STEPS, SLOW_STEPS, STEPS_PER_MILLISECOND } from './limits'
import { attemptLater } from './perform'
import { toProblem } from './problem'
import { currentRun, spend, type Traits } from './run'
import type { Scope } from './Scope'

/** Promises whose rejection a text handles. */
const awaited = new WeakSet<object>()

/** Steps left for the late calls of a state, and the time of the last one. */
const budgetOf = onePer((_owner: object) => ({ left: MAX_STEPS, time: turnTime() }))

/** Time at which the current turn of the event loop first asked for it. */
let turn: number | null = null

/** A clock that stands still until the event loop turns: a chain of promises could outlast any. */
function turnTime(): number {
  if (turn === null) {
    turn = performance.now()
    setTimeout(() => {
      turn = null
    })
  }
  return turn
}

/**
 * Calls a function of a text after its run has ended, for a promise, a timer or the page. All such
 * calls for a state share their steps, which they regain only as the event loop turns: callbacks
 * that call each other endlessly exhaust them.
 */
export function tryLater(
  scope: Scope,
  traits: Traits,
  task: () => unknown,
  steps = LATE_STEPS,
): unknown {
  return attemptLater(scope, traits, () => {
    const run = currentRun()
    const budget = budgetOf(scope.data ?? scope)
    const time = turnTime()
    const regained = (time - budget.time) * STEPS_PER_MILLISECOND
    run.steps = Math.min(MAX_STEPS, budget.left + regained)
    try {
      spend(steps)
      return task()
    } finally {
      budget.left = Math.max(0, run.steps)
      budget.time = time
    }
  })
}

let isServing = false

/** Runs `task` on behalf of a server, which has answered before anything could be called later. */
export function withoutLater<T>(task: () => T): T {
  const before = isServing
  isServing = true
  try {
    return task()
  } finally {
    isServing = before
  }
}

/** Returns a function that calls functions of the current run by {@link tryLater}, if any may be. */
export function laterCaller(): ((task: () => unknown) => unknown) | undefined {
  const { scope, traits } = currentRun()
  return isServing ? undefined : (task) => tryLater(scope, traits, task)
}

/** Records that the text handles a promise, and returns it. */
export function noteAwaited(value: unknown): unknown {
  if (value instanceof Promise) awaited.add(value)
  return toSettled(value)
}

/** Returns a value that may settle a promise: the engine would call a function named `then`. */
export function toSettled(value: unknown): unknown {
  if (!isObjectOrFunction(value) || !isOfLanguage(Reflect.get(value, 'then'))) return value
  return Promise.reject(new TypeError('A function cannot be named "then"'))
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
