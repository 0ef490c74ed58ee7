/**
 * Makes a limited number of places.
 *
 * @returns Takes a place: the function that gives it back, or `null` if all are taken.
 */
export function createQuota(places: number): () => (() => void) | null {
  let taken = 0
  return () => {
    if (taken >= places) return null
    taken++
    return () => {
      taken--
    }
  }
}
