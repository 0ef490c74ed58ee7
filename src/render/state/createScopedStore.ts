import { hasOwn } from '../../utils/hasOwn'
import type { State, StateStore } from './createStateStore'

/**
 * A store in which the keys of `own` hide those of `outer`.
 *
 * What is written to a key goes where it is read from: to `own` if that has the key, else to `outer`.
 */
export function createScopedStore(outer: StateStore, own: StateStore): StateStore {
  const isOwn = (key: string): boolean => hasOwn(own.get(), key)
  const isOuter = (key: string): boolean => !isOwn(key)
  let state: State = {}
  let stateVersion = -1

  const self: StateStore = {
    data: outer.data,
    get() {
      const version = self.version()
      if (version !== stateVersion) {
        state = { ...outer.get(), ...own.get() }
        stateVersion = version
      }
      return state
    },
    peek: () => ({ ...outer.peek(), ...own.peek() }),
    touch(live) {
      own.touch(live)
      outer.touch(live)
    },
    set(next, changed) {
      write(own, next, changed.filter(isOwn))
      write(outer, next, changed.filter(isOuter))
    },
    merge(values) {
      self.set(values, Object.keys(values))
    },
    version: () => outer.version() + own.version(),
    subscribe(keys, listener) {
      const leaveOwn = own.subscribe(keys?.filter(isOwn) ?? null, listener)
      const leaveOuter = outer.subscribe(keys?.filter(isOuter) ?? null, listener)
      return () => {
        leaveOwn()
        leaveOuter()
      }
    },
  }
  return self
}

function write(store: StateStore, next: State, keys: readonly string[]): void {
  store.merge(Object.fromEntries(keys.map((key) => [key, next[key]])))
}
