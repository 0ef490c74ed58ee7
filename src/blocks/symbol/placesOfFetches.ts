import { combineUndos } from '../../utils/combineUndos'
import { createQuota } from '../../utils/createQuota'
import { onePer } from '../../utils/onePer'

/** Maximum number of symbols that fetch their entry, on one page at one time. */
export const MAX_FETCHING = 1_000

/** Maximum number of different entries among them. */
export const MAX_FETCHED = 200

/**
 * Takes a place for a symbol that fetches an entry.
 *
 * The depth of symbols does not limit their number: two symbols in each entry that fetch each other
 * are a million, 20 levels deep.
 *
 * @param entry - Space, model and id.
 * @returns The undo, or `null` if there is no place left.
 */
export const placesOfFetches = onePer((_window: Window) => {
  const fetching = createQuota(MAX_FETCHING)
  const fetched = createQuota(MAX_FETCHED)
  return (entry: string): (() => void) | null => {
    const leave = fetching({})
    const leaveEntry = leave && fetched(entry)
    if (!leaveEntry) leave?.()
    return leaveEntry && combineUndos([leave, leaveEntry])
  }
})
