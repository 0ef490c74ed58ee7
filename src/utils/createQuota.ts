/**
 * Limits how many different keys are in use at one time.
 *
 * @returns Takes a place for a key: the undo, or `null` if all places are taken. A key may be taken
 *   several times, and then has one place until the last undo.
 */
export function createQuota(places: number): (key: unknown) => (() => void) | null {
  const taken = new Map<unknown, number>()
  return (key) => {
    const times = taken.get(key) ?? 0
    if (times === 0 && taken.size >= places) return null
    taken.set(key, times + 1)
    return () => {
      const left = (taken.get(key) ?? 0) - 1
      if (left > 0) taken.set(key, left)
      else taken.delete(key)
    }
  }
}
