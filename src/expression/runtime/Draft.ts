import { hasOwn } from '../../utils/hasOwn'
import { isRecord } from '../../utils/isRecord'
import type { LiveData } from './liveData'
import type { Ownership } from './run'
import type { ActionResult, Scope } from './Scope'

type Fields = Record<string, unknown>

/**
 * The state as a run sees it that may write to it: the live side of what the text reads, under a root of the run's own.
 *
 * It is opened for each piece of the run's work, on what there is by then, and settled after it.
 */
export interface Draft extends Ownership {
  /** What the run reaches. Its state stays the same object: a callback may hold it. */
  readonly scope: Scope
  /** The live side that it works on. */
  data: LiveData
  /** Whether that is thrown away after the run. */
  readonly isCopy: boolean
  /** Gives the text the live side of what it reads. */
  open(reads: readonly string[] | null): void
  /** Shows what was written since it was opened. */
  settle(value: unknown): ActionResult
  /** Takes back what was written since it was opened. */
  revert(): void
  /** Hands over what a piece of work has written that no caller waits for. */
  commit(result: ActionResult): void
}

/** Makes a draft of the state of `origin`. */
export function createDraft(origin: Scope, data: LiveData, isCopy: boolean): Draft {
  const state: Fields = {}
  const scope: Scope = { ...origin, locals: undefined, state }
  /** The live objects that the run has written to. */
  const written = new Set<object>()
  /** What the run made that is no data, such as a set: only the run itself may change it. */
  const made = new WeakSet<object>()
  let stateBefore: Readonly<Fields> = {}

  /** Puts what a text set under the name of an item where that item stands. Returns the top-level keys that it set. */
  function setItem(name: string): readonly string[] {
    const next = state[name]
    const item = draft.data.find(stateBefore[name])
    const keys = draft.data.replace(origin.state, item, next, written, origin.places?.[name])
    for (const key of keys) state[key] = next
    return keys
  }

  const draft: Draft = {
    scope,
    data,
    isCopy,
    own(object) {
      if (Array.isArray(object) || object instanceof Date || isRecord(object))
        draft.data.own(object)
      else made.add(object)
    },
    claim(object) {
      if (draft.data.isLive(object)) {
        written.add(object)
        return true
      }
      return made.has(object)
    },
    adopt: (value) => draft.data.open(value),
    open(reads) {
      const { locals = {} } = origin
      replaceFields(state, { ...origin.state, ...locals })
      for (const key of reads ?? Object.keys(state)) {
        if (hasOwn(locals, key)) state[key] = draft.data.find(locals[key])
        else if (hasOwn(state, key)) state[key] = draft.data.open(state[key])
      }
      draft.data.own(state)
      stateBefore = { ...state }
    },
    settle(value) {
      const assigned = changedKeys(stateBefore, state).flatMap((key) => {
        if (!hasOwn(origin.locals, key)) return [key]
        return hasOwn(state, key) ? setItem(key) : []
      })
      const settled = draft.data.settle(origin.state, written, state, assigned)
      written.clear()
      return { ...settled, value: draft.data.show(value) }
    },
    revert() {
      replaceFields(state, stateBefore)
      draft.data.revert(written)
      written.clear()
    },
    commit(result) {
      if (result.changed.length > 0) origin.commit?.(result)
    },
  }
  return draft
}

function replaceFields(target: Fields, next: Readonly<Fields>): void {
  for (const key of Object.keys(target)) delete target[key]
  Object.assign(target, next)
}

/** Keys that were set, changed or deleted. */
function changedKeys(before: Readonly<Fields>, after: Readonly<Fields>): readonly string[] {
  return Object.keys({ ...before, ...after }).filter(
    (key) => hasOwn(before, key) !== hasOwn(after, key) || !Object.is(before[key], after[key]),
  )
}
