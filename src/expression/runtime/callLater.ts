import { type DraftScope, isDraft } from './Draft'
import { tryLater } from './later'
import { CALL_STEPS } from './limits'
import { attemptLater, runDraft } from './perform'
import { currentRun, isIdle, type Run, spend, type Traits } from './run'
import type { Scope } from './Scope'

/** Calls a function whose own run is not active: at the expense of another run if one is. */
export function callLater(scope: Scope, traits: Traits, task: () => unknown): unknown {
  if (isIdle()) return tryLater(scope, traits, task, CALL_STEPS)
  const caller = currentRun()
  const paid = () => atExpense(caller, task)
  return !isDraft(scope) || scope.draft.phase === 'running'
    ? attemptLater(scope, traits, paid)
    : callFromOther(caller, scope, traits, paid)
}

/**
 * Lets both runs see each other's writes. Discards writes of a function that a binding calls.
 */
function callFromOther(
  caller: Run,
  scope: DraftScope,
  traits: Traits,
  task: () => unknown,
): unknown {
  const { draft } = scope
  const isWriter = isDraft(caller.scope) && caller.scope.draft.target === 'state'
  const outer = isWriter ? caller.scope.draft : null
  outer?.commit()
  try {
    const value = runDraft(scope, traits, task)
    return outer?.data === draft.data ? value : draft.data.show(value)
  } finally {
    if (outer) draft.commit()
    else draft.revert()
    outer?.fill(caller.traits.reads)
  }
}

/** Runs a task with the remaining steps of `caller`. */
function atExpense<T>(caller: Run, task: () => T): T {
  const run = currentRun()
  run.steps = caller.steps
  try {
    spend(CALL_STEPS)
    return task()
  } finally {
    caller.steps = run.steps
  }
}
