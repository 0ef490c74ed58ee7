import { hasOwn } from '../../utils/hasOwn'
import { isRecord } from '../../utils/isRecord'
import type { LiveData } from './liveData'
import type { Ownership } from './Run'
import type { ActionResult, Scope } from './Scope'

type Fields = Record<string, unknown>

/**
 * The state as a run sees it that may write to it: the live side of what the text reads, under a root of the run's own.
 *
 * It is opened for each piece of the run's work, on what there is by then, and settled after it.
 */
export class Draft implements Ownership {
  /** What the run reaches. Its state stays the same object: a callback may hold it. */
  readonly scope: Scope
  private readonly origin: Scope
  private readonly state: Fields = {}
  private stateBefore: Readonly<Fields> = {}
  /** The context before the run first wrote to it. */
  private contextBefore: Readonly<Fields> | null = null
  /** The live objects that the run has written to. */
  private readonly written = new Set<object>()
  /** What the run made that is no data, such as a set: only the run itself may change it. */
  private readonly made = new WeakSet<object>()

  /**
   * @param data - The live side that it works on.
   * @param isCopy - Whether that is thrown away after the run.
   */
  constructor(
    origin: Scope,
    public data: LiveData,
    readonly isCopy: boolean,
  ) {
    this.origin = origin
    this.scope = { ...origin, locals: undefined, state: this.state }
  }

  own(made: object): void {
    if (Array.isArray(made) || made instanceof Date || isRecord(made)) this.data.own(made)
    else this.made.add(made)
  }

  claim(object: object): boolean {
    if (this.data.isLive(object)) {
      this.written.add(object)
      return true
    }
    if (object === this.scope.context && this.origin.onContextWrite && !this.isCopy) {
      this.contextBefore ??= { ...object }
      return true
    }
    return this.made.has(object)
  }

  adopt(value: unknown): unknown {
    return this.data.open(value)
  }

  /** Gives the text the live side of what it reads. */
  open(reads: readonly string[] | null): void {
    const { state, data, origin } = this
    const { locals = {} } = origin
    replaceFields(state, { ...origin.state, ...locals })
    for (const key of reads ?? Object.keys(state)) {
      if (hasOwn(locals, key)) state[key] = data.find(locals[key])
      else if (hasOwn(state, key)) state[key] = data.open(state[key])
    }
    data.own(state)
    this.stateBefore = { ...state }
  }

  /** Shows what was written since it was opened. */
  settle(value: unknown): ActionResult {
    const { state, stateBefore, contextBefore, origin, data, written } = this
    const assigned = changedKeys(stateBefore, state).flatMap((key) => {
      if (!hasOwn(origin.locals, key)) return [key]
      return hasOwn(state, key) ? this.setItem(key) : []
    })
    const settled = data.settle(origin.state, written, state, assigned)
    written.clear()
    if (contextBefore) {
      const context = this.scope.context as Fields
      for (const key of changedKeys(contextBefore, context)) {
        if (hasOwn(context, key)) context[key] = data.show(context[key])
      }
      this.contextBefore = null
      origin.onContextWrite?.()
    }
    return { ...settled, value: data.show(value) }
  }

  /** Takes back what was written since it was opened. */
  revert(): void {
    replaceFields(this.state, this.stateBefore)
    if (this.contextBefore) replaceFields(this.scope.context as Fields, this.contextBefore)
    this.contextBefore = null
    this.data.revert(this.written)
    this.written.clear()
  }

  /** The result of a piece of work that came to nothing. */
  unchanged(): ActionResult {
    return { state: this.origin.state, changed: [], value: undefined }
  }

  commit(result: ActionResult): void {
    if (result.changed.length > 0) this.origin.commit?.(result)
  }

  /** Puts what a text set under the name of an item where that item stands. Returns the top-level keys that it set. */
  private setItem(name: string): readonly string[] {
    const { state, stateBefore, origin, data, written } = this
    const next = state[name]
    const item = data.find(stateBefore[name])
    const keys = data.replace(origin.state, item, next, written, origin.places?.[name])
    for (const key of keys) state[key] = next
    return keys
  }
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
