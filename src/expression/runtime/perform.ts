import { hasOwn } from '../../utils/hasOwn'
import { createLiveData, type LiveData } from './liveData'
import { toProblem } from './problem'
import { type Ownership, runIn, type Traits } from './run'
import type { ActionResult, Scope } from './Scope'

type Fields = Record<string, unknown>

/** A scope whose state the text may write to. */
export interface DraftScope extends Scope {
  readonly state: Fields
  readonly draft: Draft
}

interface Draft extends Ownership {
  readonly origin: Scope
  data: LiveData
  /** Where what is written goes: into the state, or nowhere, since the run is for its value. */
  readonly target: 'state' | 'nowhere'
  /** The live objects that the run has written to. */
  readonly written: Set<object>
  /** The live values that the run started with. */
  before: Readonly<Fields>
  /** What the text calls while it is running belongs to the same run; what it calls later is a run of its own. */
  phase: 'idle' | 'running'
}

/** Texts that wrote to the state when they were run for their value. */
const writers = new WeakSet<Traits>()

/** Runs `task` in `scope`. When it fails, that is reported, and its value is `undefined`. */
export function attempt<T>(
  scope: Scope,
  traits: Traits,
  task: () => T,
  owned: Ownership | null = traits.mutates ? ownOnly() : null,
): T | undefined {
  try {
    return runIn(scope, traits, owned, task)
  } catch (thrown) {
    scope.report?.(toProblem(thrown, traits.source))
    return undefined
  }
}

/**
 * Runs a text for its value, and forgets what it wrote.
 *
 * One that turns out to write to the state, as `state.list.map(item => { item.label = …; return item })`, is run again
 * on a copy of it.
 */
export function attemptValue(scope: Scope, traits: Traits, task: () => unknown): unknown {
  if (!traits.mutates) return attempt(scope, traits, task)
  if (writers.has(traits)) return attemptOnCopy(scope, traits, task)
  let isRefused = false
  const owned = ownOnly(() => {
    isRefused = true
  })
  try {
    const value = runIn(scope, traits, owned, task)
    if (!isRefused) return value
  } catch (thrown) {
    if (!isRefused) {
      scope.report?.(toProblem(thrown, traits.source))
      return undefined
    }
  }
  writers.add(traits)
  return attemptOnCopy(scope, traits, task)
}

/** The ownership of a run that may write to nothing but what it makes. */
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
  const { value } = attemptOpen(scope, traits, task)
  // A function that the text gives back may be called later, and writes to the state then.
  scope.draft.data = origin.data ?? createLiveData()
  return value
}

/** Runs a text that may write to the state, and gives back what it wrote. */
export function attemptAction(origin: Scope, traits: Traits, task: () => unknown): ActionResult {
  return attemptOpen(createDraft(origin, origin.data ?? createLiveData(), 'state'), traits, task)
}

/** Runs a function of a text that was called when its own run was not under way. */
export function attemptLater(scope: Scope, traits: Traits, task: () => unknown): unknown {
  if (!isDraft(scope)) return attempt(scope, traits, task)
  const { draft } = scope
  if (draft.phase === 'running') return attempt(scope, traits, task, draft)
  const result = attemptOpen(scope, traits, task)
  if (result.changed.length > 0) draft.origin.commit?.(result)
  return result.value
}

function createDraft(origin: Scope, data: LiveData, target: Draft['target']): DraftScope {
  const written = new Set<object>()
  const draft: Draft = {
    origin,
    data,
    target,
    written,
    before: {},
    phase: 'idle',
    own: (made) => draft.data.own(made),
    claim(object) {
      const isLive = draft.data.isLive(object)
      if (isLive) written.add(object)
      return isLive
    },
    adopt: (value) => draft.data.open(value),
  }
  return { ...origin, locals: undefined, state: {}, draft }
}

/** Whether a text may write to the state of a scope. */
export function isDraft(scope: Scope): scope is DraftScope {
  return hasOwn(scope, 'draft')
}

function attemptOpen(scope: DraftScope, traits: Traits, task: () => unknown): ActionResult {
  const { draft } = scope
  const fillAndRun = () => {
    fillState(scope, traits.reads)
    try {
      return task()
    } catch (thrown) {
      // A loop without end has written as much as it could.
      if (toProblem(thrown, '').kind === 'limit') revert(scope)
      throw thrown
    }
  }
  draft.phase = 'running'
  const value = attempt(scope, traits, fillAndRun, draft)
  draft.phase = 'idle'
  const result = attempt(scope, traits, () => settle(scope, value))
  if (result === undefined) revert(scope)
  draft.written.clear()
  return result ?? { state: draft.origin.state, changed: [], value: undefined }
}

/** Gives the text the live side of what it reads. The object stays the same one: a callback may hold it. */
export function fillState({ state, draft }: DraftScope, reads: readonly string[] | null): void {
  const { origin, data } = draft
  const { locals = {} } = origin
  for (const key of Object.keys(state)) delete state[key]
  Object.assign(state, origin.state, locals)
  for (const key of reads ?? Object.keys(state)) {
    if (hasOwn(locals, key)) state[key] = data.find(locals[key])
    else if (hasOwn(state, key)) state[key] = data.open(state[key])
  }
  data.own(state)
  draft.before = { ...state }
}

/** Takes back what a text wrote since the state was filled. */
export function revert({ state, draft }: DraftScope): void {
  for (const key of Object.keys(state)) delete state[key]
  Object.assign(state, draft.before)
  draft.data.revert(draft.written)
}

export function settle(scope: DraftScope, value: unknown): ActionResult {
  const { state, draft } = scope
  const { origin, data, before, written } = draft
  const assigned: string[] = []
  for (const key of Object.keys({ ...before, ...state })) {
    const isSet = hasOwn(state, key)
    if (isSet === hasOwn(before, key) && Object.is(before[key], state[key])) continue
    if (!hasOwn(origin.locals, key)) assigned.push(key)
    else if (isSet) assigned.push(...setItem(scope, key))
  }
  return { ...data.settle(origin.state, written, state, assigned), value: data.show(value) }
}

/** Puts what a text set under the name of an item where that item stands. Returns the top-level keys that it set. */
function setItem({ state, draft }: DraftScope, name: string): readonly string[] {
  const { origin, data, before, written } = draft
  const next = state[name]
  const item = data.find(before[name])
  const keys = data.replace(origin.state, item, next, written, origin.places?.[name])
  for (const key of keys) state[key] = next
  return keys
}
