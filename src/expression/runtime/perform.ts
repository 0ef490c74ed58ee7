import { hasOwn } from '../../utils/hasOwn'
import { copyData, settleData } from './draft'
import { toProblem } from './problem'
import { type Ownership, own, runIn } from './run'
import type { ActionResult, Scope } from './Scope'

type Fields = Record<string, unknown>

/** How a text has to be run. */
export interface Traits {
  readonly source: string
  /** Top-level keys of the state that it reads; `null` when it may read any. */
  readonly reads: readonly string[] | null
  /** Whether it changes objects or lists, be they only its own. */
  readonly mutates: boolean
}

/** A scope whose state is a copy that the text may write to. */
interface DraftScope extends Scope {
  state: Fields
  readonly draft: Draft
}

interface Draft {
  readonly origin: Scope
  before: Readonly<Fields>
  /** What may be written to; `null` while nothing runs. */
  owned: Ownership | null
}

/** Runs `task` in `scope`. When it fails, that is reported, and its value is `undefined`. */
export function attempt<T>(
  scope: Scope,
  { source, mutates }: Traits,
  task: () => T,
  owned: Ownership | null = mutates ? new Map() : null,
): T | undefined {
  try {
    return runIn(scope, owned, task)
  } catch (thrown) {
    scope.report?.(toProblem(thrown, source))
    return undefined
  }
}

/** Runs a text that may write to the state, and tells what it wrote. */
export function attemptOnDraft(origin: Scope, traits: Traits, task: () => unknown): ActionResult {
  const draft: Draft = { origin, before: {}, owned: null }
  return attemptOpen({ ...origin, locals: undefined, state: {}, draft }, traits, task)
}

/** Runs a function of a text that was called when its own run was not under way. */
export function attemptLater(scope: Scope, traits: Traits, task: () => unknown): unknown {
  if (!isDraft(scope)) return attempt(scope, traits, task)
  const { origin, owned } = scope.draft
  if (owned !== null) return attempt(scope, traits, task, owned)
  const result = attemptOpen(scope, traits, task)
  if (result.changed.length > 0 || result.locals !== null) origin.commit?.(result)
  return result.value
}

function isDraft(scope: Scope): scope is DraftScope {
  return hasOwn(scope, 'draft')
}

function attemptOpen(scope: DraftScope, traits: Traits, task: () => unknown): ActionResult {
  const { draft } = scope
  const { origin } = draft
  const owned: Ownership = new Map()
  const fillAndRun = () => {
    fillDraft(scope, owned, traits.reads)
    try {
      return task()
    } catch (thrown) {
      // A loop without end has written as much as it could.
      if (toProblem(thrown, '').kind === 'limit') scope.state = { ...draft.before }
      throw thrown
    }
  }
  draft.owned = owned
  const value = attempt(scope, traits, fillAndRun, owned)
  draft.owned = null
  return (
    attempt(scope, traits, () => closeDraft(scope, owned, value)) ?? {
      state: origin.state,
      changed: [],
      locals: null,
      value: undefined,
    }
  )
}

function fillDraft(scope: DraftScope, owned: Ownership, keys: readonly string[] | null): void {
  const { draft } = scope
  draft.before = { ...draft.origin.state, ...draft.origin.locals }
  scope.state = own({ ...draft.before })
  const copies = new Map<unknown, object>()
  for (const key of keys ?? Object.keys(scope.state)) {
    if (hasOwn(scope.state, key)) scope.state[key] = copyData(scope.state[key], owned, copies)
  }
  // `$item` and `productsItem` are one object, of which the text may read only one name.
  for (const [key, value] of Object.entries(scope.state)) {
    scope.state[key] = copies.get(value) ?? value
  }
}

function closeDraft(
  { state, draft: { origin, before } }: DraftScope,
  owned: Ownership,
  value: unknown,
): ActionResult {
  const settled = new Map<unknown, unknown>()
  const next: Fields = { ...origin.state }
  const changed: string[] = []
  const locals: Fields = {}
  for (const key of Object.keys({ ...before, ...state })) {
    const part = settleData(state[key], owned, settled)
    if (hasOwn(state, key) && hasOwn(before, key) && Object.is(before[key], part)) continue
    if (hasOwn(origin.locals, key)) {
      locals[key] = part
      continue
    }
    changed.push(key)
    next[key] = part
    if (!hasOwn(state, key)) delete next[key]
  }
  return {
    state: changed.length > 0 ? next : origin.state,
    changed,
    locals: Object.keys(locals).length > 0 ? locals : null,
    value: settleData(value, owned, settled),
  }
}
