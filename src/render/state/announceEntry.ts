import type { EntryStateStore } from './createStateStore'
import type { EntryHandle } from './entryHandle'

/**
 * Tells the page that an entry is there, and reports changes of its state. Returns the undo.
 *
 * @param isAnnounced - Whether the page already knows that the entry is there.
 */
export function announceEntry(
  handle: EntryHandle,
  store: Pick<EntryStateStore, 'observe'>,
  window: Window,
  isAnnounced?: boolean,
): () => void {
  const tell = (name: string, detail: object): void => {
    window.dispatchEvent(new CustomEvent(`builder:component:${name}`, { detail }))
  }
  const timer = isAnnounced ? undefined : setTimeout(() => tell('load', { ref: handle }))
  const leave = store.observe((state) => tell('stateChange', { state, ref: handle }))
  return () => {
    clearTimeout(timer)
    leave()
  }
}
