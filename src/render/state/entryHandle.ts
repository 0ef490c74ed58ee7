/** A handle with which scripts and the page can write to an entry's state, at any depth. */
export interface EntryHandle {
  readonly name: string
  readonly state: Record<string, unknown>
  /** Changes the state with a function that writes to it, or with values to merge. */
  update(change: ((state: object) => void) | object): void
}

/** @param read - Returns the state, to which the page writes. */
export function entryHandle(name: string, read: () => EntryHandle['state']): EntryHandle {
  return {
    name,
    get state() {
      return read()
    },
    update(change) {
      if (typeof change === 'function') change(read())
      else Object.assign(read(), change)
    },
  }
}
