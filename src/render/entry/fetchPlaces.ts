import { onePer } from '../../utils/onePer'

/**
 * Maximum number of symbols and data requests that a page fetches at a time. The depth of symbols
 * alone is no limit: two in each entry are a million, 20 levels deep.
 */
export const MAX_FETCHES = 500

/**
 * The places of a page.
 *
 * @returns Takes a place: the function that gives it back, or `null` if all are taken.
 */
export const fetchPlaces = onePer((_window: Window) => {
  let taken = 0
  return (): (() => void) | null => {
    if (taken >= MAX_FETCHES) return null
    taken++
    return () => {
      taken--
    }
  }
})
