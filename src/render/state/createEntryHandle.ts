import { createStateProxy } from './createStateProxy'
import type { EntryStateStore, StateStore } from './createStateStore'

/** A handle with which scripts and the page can write to an entry's state, at any depth. */
export interface EntryHandle {
  readonly name: string
  readonly state: Record<string, unknown>
  /** Changes the state with a function that writes to it, or with values to merge. */
  update(change: ((state: object) => void) | object): void
}

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

/**
 * Tells the page that an entry is there, and reports changes of its state. Returns the undo.
 *
 * @param page.isTold - Whether the page already knows that the entry is there.
 */
export function announceEntry(
  handle: EntryHandle,
  store: EntryStateStore,
  window: Window,
  { isTold = false }: { readonly isTold?: boolean } = {},
): () => void {
  const tell = (name: string, detail: object): void => {
    window.dispatchEvent(new CustomEvent(`builder:component:${name}`, { detail }))
  }
  const timer = isTold ? undefined : setTimeout(() => tell('load', { ref: handle }))
  const leave = store.observe((state) => tell('stateChange', { state, ref: handle }))
  return () => {
    clearTimeout(timer)
    leave()
  }
}
