import { createStateProxy } from '../state/createStateProxy'
import type { StateStore } from '../state/createStateStore'

/** What scripts and the page hold of an entry that is rendered. */
export interface EntryHandle {
  /** Name of the entry's model. */
  readonly name: string
  /** May be written to, at any depth. */
  readonly state: Record<string, unknown>
  /** Changes the state: by a function that writes to it, or by values that are put into it. */
  readonly update: (
    change: ((state: Record<string, unknown>) => void) | Readonly<Record<string, unknown>>,
  ) => void
}

/** Makes the handle of an entry. */
export function createEntryHandle(name: string, store: StateStore): EntryHandle {
  const { state } = createStateProxy(store)
  return {
    name,
    state,
    update(change) {
      if (typeof change === 'function') change(state)
      else Object.assign(state, change)
    },
  }
}
