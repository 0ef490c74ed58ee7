import { hasOwn } from '../../utils/hasOwn'
import { isRecord } from '../../utils/isRecord'
import { copyData, settleData } from './draft'
import { toProblem } from './problem'
import { type Ownership, Run, type Traits } from './Run'
import type { ActionResult, Scope } from './Scope'

type Fields = Record<string, unknown>

/** A scope whose state is a copy that the text may write to. */
interface DraftScope extends Scope {
  state: Fields
  readonly draft: Draft
}

interface Draft {
  readonly origin: Scope
  before: Readonly<Fields>
}

/** Does a piece of the work of a run. When it fails, that is reported, and its value is `undefined`. */
export function attempt<T>(run: Run, task: (run: Run) => T): T | undefined {
  try {
    return run.during(task)
  } catch (thrown) {
    run.scope.report?.(toProblem(thrown, run.traits.source))
    return undefined
  }
}

/** Runs a text that writes to nothing but its own objects. */
export function attemptPlain<T>(
  scope: Scope,
  traits: Traits,
  task: (run: Run) => T,
): T | undefined {
  return attempt(new Run(scope, traits, traits.mutates ? new Map() : null), task)
}

/** Runs a text that may write to the state, and tells what it wrote. */
export function attemptOnDraft(
  origin: Scope,
  traits: Traits,
  task: (run: Run) => unknown,
): ActionResult {
  const scope: DraftScope = {
    ...origin,
    locals: undefined,
    state: {},
    draft: { origin, before: {} },
  }
  const { context } = origin
  // What the entry's code may add functions to.
  const isOpen = isRecord(context) && Object.isExtensible(context)
  return attemptOpen(new Run(scope, traits, new Map(isOpen ? [[context, null]] : [])), scope, task)
}

/** Does a piece of a run's work that comes up when the run may have ended. */
export function attemptLater(run: Run, task: () => unknown): unknown {
  if (run.isOpen) return task()
  run.reopen()
  const { scope } = run
  if (!isDraft(scope)) return attempt(run, task)
  const result = attemptOpen(run, scope, task)
  if (result.changed.length > 0 || result.locals !== null) scope.draft.origin.commit?.(result)
  return result.value
}

function isDraft(scope: Scope): scope is DraftScope {
  return hasOwn(scope, 'draft')
}

function attemptOpen(run: Run, scope: DraftScope, task: (run: Run) => unknown): ActionResult {
  const { draft } = scope
  const { origin } = draft
  const value = attempt(run, () => {
    fillDraft(run, scope)
    try {
      return task(run)
    } catch (thrown) {
      // A loop without end has written as much as it could.
      if (toProblem(thrown, '').kind === 'limit') scope.state = { ...draft.before }
      throw thrown
    }
  })
  return (
    attempt(run, () => closeDraft(run, scope, value)) ?? {
      state: origin.state,
      changed: [],
      locals: null,
      value: undefined,
    }
  )
}

function fillDraft(run: Run, scope: DraftScope): void {
  const { draft } = scope
  const owned = run.owned as Ownership
  draft.before = { ...draft.origin.state, ...draft.origin.locals }
  scope.state = run.own({ ...draft.before })
  const copies = new Map<unknown, object>()
  for (const key of run.traits.reads ?? Object.keys(scope.state)) {
    if (hasOwn(scope.state, key)) scope.state[key] = copyData(scope.state[key], owned, copies)
  }
  // `$item` and `productsItem` are one object, of which the text may read only one name.
  for (const [key, value] of Object.entries(scope.state)) {
    scope.state[key] = copies.get(value) ?? value
  }
}

function closeDraft(
  run: Run,
  { state, draft: { origin, before } }: DraftScope,
  value: unknown,
): ActionResult {
  const owned = run.owned as Ownership
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
  const result = settleData(value, owned, settled)
  // What the state now holds is no longer the run's; its variables hold objects that still are.
  run.owned = new Map([...owned].filter(([made, copied]) => copied === null && !settled.has(made)))
  return {
    state: changed.length > 0 ? next : origin.state,
    changed,
    locals: Object.keys(locals).length > 0 ? locals : null,
    value: result,
  }
}
