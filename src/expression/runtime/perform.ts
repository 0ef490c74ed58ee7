import { createDraft, type Draft } from './Draft'
import { MAX_STEPS } from './limits'
import { createLiveData } from './liveData'
import { toProblem } from './problem'
import { createRun, currentRun, during, type Ownership, type Run, type Traits } from './run'
import type { ActionResult, Scope } from './Scope'

/** Texts that wrote to the state when they were run for their value. */
const writers = new WeakSet<Traits>()

/** Does a piece of the work of a run. When it fails, that is reported, and its value is `undefined`. */
export function attempt<T>(run: Run, task: () => T): T | undefined {
  try {
    return during(run, task)
  } catch (thrown) {
    run.scope.report?.(toProblem(thrown, run.traits.source))
    return undefined
  }
}

/**
 * Runs a text for its value, and forgets what it wrote.
 *
 * One that turns out to write to the state, as `state.list.map(item => { item.label = …; return item })`, is run again
 * on a copy of it.
 */
export function attemptValue<T>(scope: Scope, traits: Traits, task: () => T): T | undefined {
  if (writers.has(traits)) return attemptOnCopy(scope, traits, task)
  const run = createRun(scope, traits, traits.mutates ? ownOnly() : null)
  try {
    const value = during(run, task)
    if (!run.wasRefused) return value
  } catch (thrown) {
    if (!run.wasRefused) {
      scope.report?.(toProblem(thrown, traits.source))
      return undefined
    }
  }
  writers.add(traits)
  return attemptOnCopy(scope, traits, task)
}

/** The ownership of a run that may write to nothing but what it makes. */
function ownOnly(): Ownership {
  const made = new WeakSet<object>()
  return {
    own: (value) => void made.add(value),
    claim: (object) => made.has(object),
    adopt: (value) => value,
  }
}

function attemptOnCopy<T>(origin: Scope, traits: Traits, task: () => T): T | undefined {
  const draft = createDraft(origin, createLiveData(origin.data), true)
  const { value } = attemptOpen(createRun(draft.scope, traits, draft), draft, task)
  // A function that the text gives back may be called later, and writes to the state then.
  draft.data = origin.data ?? createLiveData()
  return value as T | undefined
}

/** Runs a text that may write to the state, and gives back what it wrote. */
export function attemptAction(origin: Scope, traits: Traits, task: () => unknown): ActionResult {
  const draft = createDraft(origin, origin.data ?? createLiveData(), false)
  return attemptOpen(createRun(draft.scope, traits, draft), draft, task)
}

/** How a run under way calls a function of another one that has ended; without it, as anybody would. */
export const between: {
  /** Steps for a call after the end. */
  refill?: (run: Run) => number
  call?: (caller: Run, run: Run, draft: Draft | null, task: () => unknown) => unknown
} = {}

/** Does a piece of a run's work that comes up when the run may have ended: a callback, what follows a promise. */
export function attemptLater(run: Run, task: () => unknown): unknown {
  const caller = currentRun()
  if (caller === run) return task()
  if (run.isOpen) return during(run, task)
  const draft = findDraft(run)
  if (caller.isOpen && between.call) return between.call(caller, run, draft, task)
  run.steps = between.refill?.(run) ?? MAX_STEPS
  if (draft === null) return attempt(run, task)
  const result = attemptOpen(run, draft, task)
  draft.commit(result)
  return result.value
}

function attemptOpen(run: Run, draft: Draft, task: () => unknown): ActionResult {
  const value = attempt(run, () => {
    draft.open(run.traits.reads)
    try {
      return task()
    } catch (thrown) {
      // A loop without end has written as much as it could.
      if (isLimit(thrown)) draft.revert()
      throw thrown
    }
  })
  const result = attempt(run, () => draft.settle(value))
  if (result === undefined) draft.revert()
  return result ?? draft.settle(undefined)
}

/** The draft of a run that may write to the state. */
export function findDraft({ owner }: Run): Draft | null {
  return owner && 'settle' in owner ? (owner as Draft) : null
}

export function isLimit(thrown: unknown): boolean {
  return toProblem(thrown, '').kind === 'limit'
}
