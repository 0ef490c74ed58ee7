/** What several users of a document share, by key. */
export type SharedThings = Map<string, { readonly remove: () => void; users: number }>

/**
 * Makes a thing for its first user, and removes it after its last.
 *
 * @param make - Adds the thing to the document. Returns the undo.
 * @returns The undo for one user. To be called once.
 */
export function share(things: SharedThings, key: string, make: () => () => void): () => void {
  const shared = things.get(key) ?? { remove: make(), users: 0 }
  shared.users++
  things.set(key, shared)
  return () => {
    shared.users--
    // The next entry may need the same: removing and adding it again would flicker.
    queueMicrotask(() => {
      if (shared.users > 0 || things.get(key) !== shared) return
      things.delete(key)
      shared.remove()
    })
  }
}
