import { createLiveData, type LiveData } from '../../expression'
import { createListeners } from '../../utils/createListeners'
import { hasOwn } from '../../utils/hasOwn'
import { memoize } from '../../utils/memoize'
import { oncePerTurn } from '../../utils/oncePerTurn'

/**
 * Value of `state` in expressions. Never mutated: a write makes a new one that shares all it can.
 */
export type State = Readonly<Record<string, unknown>>

/** Updates a value of the state while it has readers. Returns the undo. */
export type StateSource = (set: (value: unknown) => void) => () => void

export interface StateStore {
  /** Data that code writes to. */
  readonly data: LiveData
  get(): State
  /** The state before what was noted by {@link StateStore.touch} since. */
  peek(): State
  /**
   * Takes over what was written to a live object: tells those who read a key that holds it. The
   * state itself is worked out when it is asked for, so that a loop of writes makes one.
   */
  touch(live: object): void
  /** Puts `next` in place of the state, and tells those who read one of the `changed` keys. */
  set(next: State, changed: readonly string[]): void
  /** Sets some keys, those that are different. */
  merge(values: State): void
  version(): number
  /**
   * Calls `listener` after a change of one of `keys`; of any, where that is `null`. Returns the
   * undo.
   */
  subscribe(keys: readonly string[] | null, listener: () => void): () => void
}

/** The state of an entry itself, not only of a part of it. */
export interface EntryStateStore extends StateStore {
  /**
   * Calls `observer` after each change, once for all changes of a turn. Unlike a subscription, this
   * starts no source of a value. Returns the undo.
   */
  observe(observer: (state: State) => void): () => void
}

/**
 * Makes a store.
 *
 * @param sources - Live values by key. Each is started by its first reader and stopped after its
 *   last.
 * @param data - The live side of the state; that of the store around, for a store inside another
 *   one.
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
  const tellObservers = oncePerTurn(() => observers.notify(self.get()))

  const touched = new Set<object>()
  /** Live values of the keys that hold what was touched. */
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
      tellReaders(keys)
    },
    set(next, changed) {
      if (changed.length > 0) state = next
      for (const key of changed) stale.delete(key)
      tellReaders(changed)
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

  function tellReaders(changed: readonly string[]): void {
    if (changed.length === 0) return
    version++
    const due = new Set(readersOfAll)
    for (const key of changed) for (const reader of readersOf(key)) due.add(reader)
    for (const reader of due) reader()
    tellObservers()
  }

  function startSources(keys: readonly string[] | null): void {
    for (const key of keys ?? Object.keys(sources)) {
      // Content may read keys of any name, `constructor` too.
      const source = hasOwn(sources, key) && sources[key]
      if (!source || running.has(key)) continue
      // Before it starts, so that a source that sets its value at once does not start again.
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
