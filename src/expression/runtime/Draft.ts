import { hasOwn } from '../../utils/hasOwn'
import { isData } from './data'
import type { LiveData } from './liveData'
import type { Ownership } from './Run'
import type { ActionResult, Scope } from './Scope'

type Fields = Record<string, unknown>

/**
 * The state as a run sees it that may write to it: the live side of what the text reads, under one root.
 *
 * It is opened for each piece of the run's work, on what the state holds by then, and settled after it.
 */
export class Draft implements Ownership {
  /** What the run reaches. Its state stays the same object: a callback may hold it. */
  readonly scope: Scope
  private readonly state: Fields = {}
  private readonly origin: Scope
  private data: LiveData
  /** Where what the run holds came from, if that was a copy of the state. */
  private copied: LiveData | null = null
  /** What the run made that is no data, such as a regular expression: only the run itself may change it. */
  private readonly made = new WeakSet<object>()
  /** The live objects that the run has written to. */
  private readonly written = new Set<object>()
  /** The live values that the run started with. */
  private before: Readonly<Fields> = {}

  constructor(origin: Scope, data: LiveData) {
    this.origin = origin
    this.data = data
    this.scope = { ...origin, locals: undefined, state: this.state }
  }

  own(made: object): void {
    if (isData(made)) this.data.own(made)
    else this.made.add(made)
  }

  claim(object: object): boolean {
    if (!this.data.isLive(object))
      return this.made.has(object) || this.copied?.isLive(object) === true
    this.written.add(object)
    return true
  }

  /** Gives the text the live side of what it reads. */
  open(reads: readonly string[] | null): void {
    const { state, data } = this
    const { state: current, locals = {} } = this.origin
    for (const key of Object.keys(state)) delete state[key]
    Object.assign(state, current, locals)
    for (const key of reads ?? Object.keys(state)) {
      if (hasOwn(locals, key)) state[key] = data.find(locals[key])
      else if (hasOwn(state, key)) state[key] = data.open(state[key])
    }
    data.own(state)
    this.before = { ...state }
  }

  /** Shows what was written since it was opened. */
  settle(value: unknown): ActionResult {
    const { state, before, origin, data, written } = this
    const assigned: string[] = []
    for (const key of Object.keys({ ...before, ...state })) {
      const isSet = hasOwn(state, key)
      if (isSet === hasOwn(before, key) && Object.is(before[key], state[key])) continue
      if (!hasOwn(origin.locals, key)) assigned.push(key)
      else if (isSet) assigned.push(...this.setItem(key))
    }
    const settled = data.settle(origin.state, written, state, assigned)
    written.clear()
    return { ...settled, value: data.show(value) }
  }

  /** Takes back what was written since it was opened. */
  revert(): void {
    const { state } = this
    for (const key of Object.keys(state)) delete state[key]
    Object.assign(state, this.before)
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

  /**
   * From now on, the run works on the state itself. What it holds of the copy that it worked on so far can still
   * be written to, and is forgotten.
   */
  leaveCopy(data: LiveData): void {
    this.copied = this.data
    this.data = data
  }

  /** Puts what a text set under the name of an item where that item stands. Returns the top-level keys that it set. */
  private setItem(name: string): readonly string[] {
    const { state, before, origin, data, written } = this
    const next = state[name]
    const item = data.find(before[name])
    const keys = data.replace(origin.state, item, next, written, origin.places?.[name])
    for (const key of keys) state[key] = next
    return keys
  }
}
