import { createLiveData, type LiveData } from '../../expression'
import { createListeners } from '../../utils/timing/createListeners'
import { oncePerTurn } from '../../utils/timing/oncePerTurn'
import { hasOwn } from '../../utils/values/hasOwn'
import { memoize } from '../../utils/values/memoize'

/**
 * Value of `state` in expressions. Immutable: a write creates a new one that shares unchanged
 * parts.
 */
export type State = Readonly<Record<string, unknown>>

/** Updates a value of the state while it has subscribers. Returns the undo. */
export type StateSource = (set: (value: unknown) => void) => () => void

export interface StateStore {
  /** The live objects that code writes to. */
  readonly data: LiveData
  get(): State
  /** The state without the writes that {@link StateStore.touch} has recorded since. */
  peek(): State
  /**
   * Records a write to a live object, and notifies subscribers of the keys that contain it. The new
   * state is computed on the next read, so that a loop of writes computes it once.
   */
  touch(live: object): void
  /** Replaces the state with `next`, and notifies subscribers of the `changed` keys. */
  set(next: State, changed: readonly string[]): void
  /** Sets some keys. Equal values are ignored. */
  merge(values: State): void
  version(): number
  /**
   * Calls `listener` after a change of one of `keys`; after any change if `keys` is `null`. Returns
   * the undo.
   */
  subscribe(keys: readonly string[] | null, listener: () => void): () => void
}

/** The state of a whole entry, rather than a scope inside it. */
export interface EntryStateStore extends StateStore {
  /**
   * Calls `observer` once per turn after changes. Unlike a subscription, it does not start sources.
   * Returns the undo.
   */
  observe(observer: (state: State) => void): () => void
}

/**
 * Makes a store.
 *
 * @param sources - Live values by key. The first subscriber starts a source, the last one stops it.
 * @param data - The live objects of the state. A nested store shares those of the outer one.
 */
export function createStateStore(
  initial: State,
  sources: Readonly<Record<string, StateSource>> = {},
  data: LiveData = createLiveData(),
): EntryStateStore {
  let state = initial
  let version = 0
  const readersOf = memoize((_key: string) => new Set<() => void>())
  const readersOfAll = new Set<() => void>()
  const running = new Map<string, () => void>()
  const observers = createListeners<State>()
  const notifyObservers = oncePerTurn(() => observers.notify(self.get()))

  const touched = new Set<object>()
  /** Live values of the keys that contain touched objects. */
  const stale = new Map<string, unknown>()

  const self: EntryStateStore = {
    data,
    get() {
      if (touched.size > 0) {
        state = data.publish(state, touched, Object.fromEntries(stale), [...stale.keys()]).state
        touched.clear()
        stale.clear()
      }
      return state
    },
    peek: () => state,
    touch(live) {
      touched.add(live)
      const keys = data.holders(state, live)
      for (const key of keys) if (!stale.has(key)) stale.set(key, data.open(state[key]))
      notifyReaders(keys)
    },
    set(next, changed) {
      if (changed.length > 0) state = next
      for (const key of changed) stale.delete(key)
      notifyReaders(changed)
    },
    merge(values) {
      const changed = Object.keys(values).filter((key) => !Object.is(state[key], values[key]))
      if (changed.length === 0) return
      // Without a prototype, large objects are copied several times faster.
      const next: Record<string, unknown> = Object.create(null)
      for (const key of Object.keys(state)) next[key] = state[key]
      for (const key of changed) next[key] = values[key]
      self.set(next, changed)
    },
    version: () => version,
    subscribe(keys, listener) {
      const groups = keys ? keys.map(readersOf) : [readersOfAll]
      for (const group of groups) group.add(listener)
      startSources(keys)
      return () => {
        for (const group of groups) group.delete(listener)
        stopSources()
      }
    },
    observe: observers.add,
  }

  function notifyReaders(changed: readonly string[]): void {
    if (changed.length === 0) return
    version++
    const due = new Set(readersOfAll)
    for (const key of changed) for (const reader of readersOf(key)) due.add(reader)
    for (const reader of due) reader()
    notifyObservers()
  }

  function startSources(keys: readonly string[] | null): void {
    for (const key of keys ?? Object.keys(sources)) {
      // Content may read keys of any name, even `constructor`.
      const source = hasOwn(sources, key) && sources[key]
      if (!source || running.has(key)) continue
      // Marked as running first: a source that sets its value at once must not start again.
      running.set(key, () => {})
      running.set(
        key,
        source((value) => self.merge({ [key]: value })),
      )
    }
  }

  function stopSources(): void {
    if (readersOfAll.size > 0) return
    for (const [key, stop] of running) {
      if (readersOf(key).size > 0) continue
      running.delete(key)
      stop()
    }
  }

  return self
}
