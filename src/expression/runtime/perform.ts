import { createDraft, type DraftScope, isDraft } from './Draft'
import { createLiveData } from './liveData'
import { toProblem } from './problem'
import { type Ownership, runIn, type Traits } from './run'
import type { ActionResult, Scope } from './Scope'

/** Texts that wrote to the state although only their value was needed. */
const writers = new WeakSet<Traits>()

/** Runs `task` in `scope`. Reports an error, and then returns `undefined`. */
export function attempt<T>(
  scope: Scope,
  traits: Traits,
  task: () => T,
  owned: Ownership | null = traits.mutates ? ownOnly() : null,
): T | undefined {
  return reportFailure(scope, traits, () => runIn(scope, traits, owned, task))
}

/**
 * Runs a text for its value, and discards its writes.
 *
 * A text that turns out to write to the state, as in `state.list.map(item => { item.label = …;
 * return item })`, runs again on a copy.
 */
export function attemptValue(scope: Scope, traits: Traits, task: () => unknown): unknown {
  if (!traits.mutates) return attempt(scope, traits, task)
  if (writers.has(traits)) return attemptOnCopy(scope, traits, task)
  let isRefused = false
  const owned = ownOnly(() => {
    isRefused = true
  })
  const value = reportFailure(
    scope,
    traits,
    () => runIn(scope, traits, owned, task),
    () => !isRefused,
  )
  if (!isRefused) return value
  writers.add(traits)
  return attemptOnCopy(scope, traits, task)
}

/** Creates the ownership of a run that may write only to objects that it creates. */
function ownOnly(onRefused?: () => void): Ownership {
  const made = new Set<object>()
  return {
    own: (value) => void made.add(value),
    claim(object) {
      const isMade = made.has(object)
      if (!isMade) onRefused?.()
      return isMade
    },
    adopt: (value) => value,
  }
}

function attemptOnCopy(origin: Scope, traits: Traits, task: () => unknown): unknown {
  const scope = createDraft(origin, createLiveData(origin.data), 'nowhere')
  const { value } = attemptWrites(scope, traits, task)
  // A function in the returned value may be called later, and then writes to the state.
  scope.draft.data = origin.data ?? createLiveData()
  return value
}

/** Runs a text that may write to the state, and returns its writes. */
export function attemptAction(origin: Scope, traits: Traits, task: () => unknown): ActionResult {
  return attemptWrites(createDraft(origin, origin.data ?? createLiveData()), traits, task)
}

/** Runs a function of a text while its own run is not active. */
export function attemptLater(scope: Scope, traits: Traits, task: () => unknown): unknown {
  if (!isDraft(scope)) return attempt(scope, traits, task)
  const { draft } = scope
  if (draft.phase === 'running') return attempt(scope, traits, task, draft)
  const result = attemptWrites(scope, traits, task)
  if (result.changed.length > 0) draft.origin.commit?.(result)
  return result.value
}

function attemptWrites(scope: DraftScope, traits: Traits, task: () => unknown): ActionResult {
  const { draft } = scope
  const value = reportFailure(scope, traits, () => runDraft(scope, traits, task))
  const result = reportFailure(scope, traits, () => draft.publish(value))
  if (result === undefined) draft.revert()
  return result ?? { state: draft.origin.state, changed: [], value: undefined }
}

/**
 * Runs a text that may write. If it exceeds a limit, as an endless loop does, undoes its writes.
 */
export function runDraft<T>(scope: DraftScope, traits: Traits, task: () => T): T {
  const { draft } = scope
  draft.phase = 'running'
  try {
    draft.fill(traits.reads)
    return runIn(scope, traits, draft, task)
  } catch (thrown) {
    if (toProblem(thrown, '').kind === 'limit') draft.revert()
    throw thrown
  } finally {
    draft.phase = 'idle'
  }
}

function reportFailure<T>(
  scope: Scope,
  { source }: Traits,
  work: () => T,
  isReported = (): boolean => true,
): T | undefined {
  try {
    return work()
  } catch (thrown) {
    if (isReported()) scope.report?.(toProblem(thrown, source))
    return undefined
  }
}
