import { CALL_STEPS } from './limits'
import { attemptLater, type DraftScope, fillState, isDraft, revert, settle } from './perform'
import { toProblem } from './problem'
import { currentRun, isIdle, type Run, runIn, spend, type Traits } from './run'
import type { Scope } from './Scope'

/** Runs a function of a text whose own run is not under way; for another run, if one is. */
export function callLater(scope: Scope, traits: Traits, task: () => unknown): unknown {
  return isIdle() || !isDraft(scope) || scope.draft.phase === 'running'
    ? attemptLater(scope, traits, task)
    : callFromOther(currentRun(), scope, traits, task)
}

/** Each of the two sees what the other has written. What a binding calls writes to nothing. */
function callFromOther(
  caller: Run,
  scope: DraftScope,
  traits: Traits,
  task: () => unknown,
): unknown {
  const { draft } = scope
  const outer = isDraft(caller.scope) && caller.scope.draft.target === 'state' ? caller.scope : null
  if (outer) commit(outer)
  fillState(scope, traits.reads)
  draft.phase = 'running'
  try {
    const value = runIn(scope, traits, draft, () => atExpense(caller, task))
    return outer?.draft.data === draft.data ? value : draft.data.show(value)
  } catch (thrown) {
    if (toProblem(thrown, '').kind === 'limit') revert(scope)
    throw thrown
  } finally {
    draft.phase = 'idle'
    if (outer) commit(scope)
    else revert(scope)
    draft.written.clear()
    if (outer) fillState(outer, caller.traits.reads)
  }
}

/** Hands over what a piece of work has written that is not at its end. */
function commit(scope: DraftScope): void {
  const { origin, written } = scope.draft
  const result = settle(scope, undefined)
  written.clear()
  if (result.changed.length > 0) origin.commit?.(result)
}

/** Does a piece of work with the steps that `caller` has left. */
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
