import { during, findDraft, isLimit, spend } from '../core'
import type { Draft } from '../runtime/Draft'
import { CALL_STEPS, LATE_STEPS, MAX_STEPS, STEPS_PER_MILLISECOND } from '../runtime/limits'
import type { Run } from '../runtime/run'

/** Each of the two sees what the other has written. What a binding calls writes to nothing. */
export function callBetween(
  caller: Run,
  run: Run,
  draft: Draft | null,
  task: () => unknown,
): unknown {
  if (draft === null) return duringCall(caller, run, task)
  const found = findDraft(caller)
  const outer = found?.isCopy ? null : found
  outer?.commit(outer.settle(undefined))
  draft.open(run.traits.reads)
  try {
    const value = duringCall(caller, run, task)
    return outer?.data === draft.data ? value : draft.data.show(value)
  } catch (thrown) {
    if (isLimit(thrown)) draft.revert()
    throw thrown
  } finally {
    if (outer) draft.commit(draft.settle(undefined))
    else draft.revert()
    outer?.open(caller.traits.reads)
  }
}

/** Does a piece of the work of `run`, at the expense of `caller`. */
function duringCall<T>(caller: Run, run: Run, task: () => T): T {
  const { steps } = run
  spend(CALL_STEPS)
  run.steps = caller.steps
  try {
    return during(run, task)
  } finally {
    caller.steps = run.steps
    run.steps = steps
  }
}

/** When a run last got steps, in milliseconds. */
const filled = new WeakMap<Run, number>()

/**
 * Steps for a call after the end. They come back with time only, so that promises that call each other without end use
 * up what is left.
 */
export function refill(run: Run): number {
  const now = performance.now()
  const regained = (now - (filled.get(run) ?? Number.NEGATIVE_INFINITY)) * STEPS_PER_MILLISECOND
  filled.set(run, now)
  return Math.min(MAX_STEPS, Math.max(0, run.steps) + regained) - LATE_STEPS
}
