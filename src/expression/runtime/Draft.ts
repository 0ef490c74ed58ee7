import { hasOwn } from '../../utils/values/hasOwn'
import type { LiveData } from './liveData'
import type { Ownership } from './run'
import type { ActionResult, Scope } from './Scope'

type Fields = Record<string, unknown>

/** A scope in which a text may write to the state. */
export interface DraftScope extends Scope {
  readonly draft: Draft
}

/** Mutable view of the state for a text that may write: live values until they are published. */
export class Draft implements Ownership {
  /** Calls while `running` belong to the same run; later calls start their own. */
  phase: 'idle' | 'running' = 'idle'
  /** The same object for all runs, because a callback may hold it. */
  readonly state: Fields = {}
  /** Live objects that were written to. */
  private readonly written = new Set<object>()
  /** Live values at the start of the run. */
  private before: Readonly<Fields> = {}

  /**
   * @param target - Destination of writes: the state, or nowhere for a run that only needs a value.
   */
  constructor(
    readonly origin: Scope,
    public data: LiveData,
    readonly target: 'state' | 'nowhere',
  ) {}

  own(made: object): void {
    this.data.own(made)
  }

  claim(object: object): boolean {
    const isLive = this.data.isLive(object)
    if (isLive) this.written.add(object)
    return isLive
  }

  adopt(value: unknown): unknown {
    return this.data.open(value)
  }

  /** Loads the live values of the current state that the text reads. */
  fill(reads: readonly string[] | null): void {
    const { state, data } = this
    const { locals = {}, state: shown } = this.origin
    this.replaceState({ ...shown, ...locals })
    for (const key of reads ?? Object.keys(state)) {
      if (hasOwn(locals, key)) state[key] = data.find(locals[key])
      else if (hasOwn(state, key)) state[key] = data.open(state[key])
    }
    data.own(state)
    this.before = { ...state }
  }

  /** Undoes all writes since {@link Draft.fill}. */
  revert(): void {
    this.replaceState(this.before)
    this.data.revert(this.written)
    this.written.clear()
  }

  /** Publishes all writes since {@link Draft.fill}, so that blocks show them. */
  publish(value?: unknown): ActionResult {
    const { state, before, data, origin } = this
    const assigned: string[] = []
    for (const key of Object.keys({ ...before, ...state })) {
      const isSet = hasOwn(state, key)
      if (isSet === hasOwn(before, key) && Object.is(before[key], state[key])) continue
      if (!hasOwn(origin.locals, key)) assigned.push(key)
      else if (isSet) assigned.push(...this.setItem(key))
    }
    const change = data.publish(origin.state, this.written, state, assigned)
    const result = { ...change, value: data.show(value) }
    this.written.clear()
    return result
  }

  /** Publishes writes while the run continues. */
  commit(): void {
    const result = this.publish()
    if (result.changed.length > 0) this.origin.commit?.(result)
  }

  /**
   * Replaces a list item that was assigned under its local name. Returns the top-level keys that it
   * set.
   */
  private setItem(name: string): readonly string[] {
    const { state, before, data, origin } = this
    const next = state[name]
    const item = data.find(before[name])
    const keys = data.replace(origin.state, item, next, this.written, origin.positions?.[name])
    for (const key of keys) state[key] = next
    return keys
  }

  private replaceState(values: Readonly<Fields>): void {
    for (const key of Object.keys(this.state)) delete this.state[key]
    Object.assign(this.state, values)
  }
}

/** Creates a scope for a text that may write. */
export function createDraft(
  origin: Scope,
  data: LiveData,
  target: Draft['target'] = 'state',
): DraftScope {
  const draft = new Draft(origin, data, target)
  return { ...origin, locals: undefined, state: draft.state, draft }
}

/** Whether a text may write to the state of a scope. */
export function isDraft(scope: Scope): scope is DraftScope {
  return hasOwn(scope, 'draft')
}
