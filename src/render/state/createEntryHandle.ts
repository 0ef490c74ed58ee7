import { createStateProxy } from './createStateProxy'
import type { EntryStateStore, StateStore } from './createStateStore'

/** Handle of scripts and the page on an entry: its state may be written to, at any depth. */
export interface EntryHandle {
  readonly name: string
  readonly state: Record<string, unknown>
  /** Changes the state: by a function that writes to it, or by values that are put into it. */
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
 * Tells the page that an entry is there, and when its state changes. Returns the undo.
 *
 * @param page.isTold - Whether the page has been told that it is there.
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
