import { hasOwn } from '../../utils/hasOwn'
import { isRecord } from '../../utils/isRecord'
import { isData } from './data'
import { createLiveData, type LiveData } from './liveData'
import type { Ownership, Run } from './Run'
import type { ActionResult, Scope } from './Scope'

type Fields = Record<string, unknown>

/**
 * The state and the context as a run sees them that may write to them: the live side of what the text reads, under
 * two roots.
 *
 * They are opened for each piece of the run's work, on what there is by then, and settled after it.
 */
export class Draft implements Ownership {
  /** What the run reaches. Its roots stay the same objects: a callback may hold them. */
  readonly scope: Scope
  private readonly origin: Scope
  private data: LiveData
  private readonly state: Fields = {}
  private stateBefore: Readonly<Fields> = {}
  private readonly context: Fields = {}
  /** `null` until the text asks for the context. */
  private contextBefore: Readonly<Fields> | null = null
  /** The live objects that the run has written to. */
  private readonly written = new Set<object>()
  /** What the run made that is no data, such as a regular expression: only the run itself may change it. */
  private readonly made = new WeakSet<object>()
  /** Where what the run holds came from, if that was a copy of the state. */
  private copied: LiveData | null = null
  /** The run that has called this one. */
  private caller: Run | null = null

  constructor(origin: Scope, data: LiveData) {
    this.origin = origin
    this.data = data
    const readContext = () => this.openContext()
    this.scope = {
      ...origin,
      locals: undefined,
      state: this.state,
      get context() {
        return readContext()
      },
    }
  }

  own(made: object): void {
    if (isData(made)) this.data.own(made)
    else this.made.add(made)
  }

  claim(object: object): boolean {
    const isRoot = object === this.state || object === this.context
    if (this.data.isLive(object) && !(isRoot && this.isReadOnly())) {
      this.writes().add(object)
      return true
    }
    const isOwn = this.made.has(object) || this.copied?.isLive(object) === true
    return isOwn || this.caller?.isOwned(object) === true
  }

  adopt(value: unknown): unknown {
    return this.isReadOnly() ? value : this.data.open(value)
  }

  /** Gives the text the live side of what it reads. */
  open(reads: readonly string[] | null): void {
    const { state, data } = this
    const { locals = {} } = this.origin
    replaceFields(state, { ...(this.outer()?.sharedState() ?? this.origin.state), ...locals })
    for (const key of this.isReadOnly() ? [] : (reads ?? Object.keys(state))) {
      if (hasOwn(locals, key)) state[key] = data.find(locals[key])
      else if (hasOwn(state, key)) state[key] = data.open(state[key])
    }
    data.own(state)
    this.stateBefore = { ...state }
    this.contextBefore = null
  }

  /** Shows what was written since it was opened. */
  settle(value: unknown): ActionResult {
    const { state, context, origin, data, written } = this
    const assigned = this.assignState(state)
    // What is written to may stand there as well. All is opened before anything is shown.
    if (written.size > 0) this.openContext()
    const { contextBefore } = this
    const settled = data.settle(origin.state, written, state, assigned)
    written.clear()
    const result = { ...settled, value: data.show(value) }
    if (contextBefore === null || !isWritable(origin.context)) return result
    const keys = Object.keys({ ...contextBefore, ...context })
    for (const key of keys) if (isChanged(contextBefore, context, key)) data.remember(context[key])
    const next = data.settle(
      origin.context,
      [],
      context,
      keys.filter((key) => isChanged(contextBefore, context, key) || data.isLive(context[key])),
    )
    return next.changed.length > 0 ? { ...result, context: next.state } : result
  }

  /** Takes back what was written since it was opened. */
  revert(): void {
    replaceFields(this.state, this.stateBefore)
    if (this.contextBefore) replaceFields(this.context, this.contextBefore)
    this.data.revert(this.written)
    this.written.clear()
  }

  /** The result of a piece of work that came to nothing. */
  unchanged(): ActionResult {
    return { state: this.origin.state, changed: [], value: undefined }
  }

  commit(result: ActionResult): void {
    if (result.changed.length > 0 || result.context) this.origin.commit?.(result)
  }

  /** Whether `caller` has its own state to write to, so that it has no part in what this run writes. */
  isApartFrom({ owner }: Run): boolean {
    return owner instanceof Draft && owner.data !== this.data && owner.data.source === undefined
  }

  /**
   * Lets the run work for another one: what it writes is settled, or forgotten, with what that one writes.
   *
   * @returns Ends it.
   */
  join(caller: Run): () => void {
    const { data } = this
    const { owner } = caller
    this.caller = caller
    if (owner instanceof Draft) {
      const isShared = owner.data === data || owner.data.source === data
      this.data = isShared ? owner.data : createLiveData(data)
    }
    return () => {
      const outer = this.outer()
      if (outer) this.assignState(outer.state)
      else this.data.revert(this.written)
      this.written.clear()
      this.caller = null
      this.data = data
    }
  }

  /** A value as blocks are shown it, where this run works for one that writes to nothing. */
  answer(value: unknown): unknown {
    if (!this.isReadOnly()) return value
    this.data.revert(this.written)
    return this.data.show(value)
  }

  /**
   * From now on, the run works on the state itself. What it holds of the copy that it worked on so far can still
   * be written to, and is forgotten.
   */
  leaveCopy(data: LiveData): void {
    this.copied = this.data
    this.data = data
  }

  /** Whether the calling run writes to no state. Should this one do so, the other starts again, on a copy. */
  private isReadOnly(): boolean {
    return this.caller !== null && !(this.caller.owner instanceof Draft)
  }

  /** The draft of the calling run, if that works on the same state. */
  private outer(): Draft | null {
    const owner = this.caller?.owner
    return owner instanceof Draft && owner.data === this.data ? owner : null
  }

  /** What was written to since the piece of work began, whichever run it belongs to. */
  private writes(): Set<object> {
    return this.outer()?.writes() ?? this.written
  }

  private openContext(): unknown {
    const outer = this.outer()
    if (outer) return outer.openContext()
    const { context, data } = this
    const given = this.origin.context
    if (!isWritable(given) || this.isReadOnly()) return given
    if (this.contextBefore === null) {
      replaceFields(context, given)
      for (const [key, value] of Object.entries(given)) context[key] = data.recall(value)
      data.own(context)
      this.contextBefore = { ...context }
    }
    return context
  }

  /** The state as the run has it by now, without the names of its repeat. */
  private sharedState(): Fields {
    const { state } = this
    const { state: current, locals = {} } = this.origin
    const shared = { ...state }
    for (const key of Object.keys(locals)) {
      delete shared[key]
      if (hasOwn(current, key)) shared[key] = current[key]
    }
    return shared
  }

  /** Puts into `root` what the text set or deleted. Returns the top-level keys. */
  private assignState(root: Fields): readonly string[] {
    const { state, stateBefore, origin } = this
    const keys = Object.keys({ ...stateBefore, ...state }).flatMap((key) => {
      if (!isChanged(stateBefore, state, key)) return []
      if (!hasOwn(origin.locals, key)) return [key]
      return hasOwn(state, key) ? this.setItem(key) : []
    })
    for (const key of keys) {
      if (hasOwn(state, key)) root[key] = state[key]
      else delete root[key]
    }
    return keys
  }

  /** Puts what a text set under the name of an item where that item stands. Returns the top-level keys that it set. */
  private setItem(name: string): readonly string[] {
    const { state, stateBefore, origin, data } = this
    const next = state[name]
    const item = data.find(stateBefore[name])
    const keys = data.replace(origin.state, item, next, this.writes(), origin.places?.[name])
    for (const key of keys) state[key] = next
    return keys
  }
}

/** Contexts of classes, and those that their owner has frozen, are the page's own. */
function isWritable(context: unknown): context is Fields {
  return isRecord(context) && Object.isExtensible(context)
}

function replaceFields(target: Fields, next: Readonly<Fields>): void {
  for (const key of Object.keys(target)) delete target[key]
  Object.assign(target, next)
}

/** Whether a key was set, changed or deleted. */
function isChanged(before: Readonly<Fields>, after: Readonly<Fields>, key: string): boolean {
  return hasOwn(before, key) !== hasOwn(after, key) || !Object.is(before[key], after[key])
}
