import { createStateStore, type EntryStateStore, type State } from './createStateStore'
import { type EntryParts, type EntryValues, entryValues } from './entryValues'
import { pageSources } from './pageSources'
import type { PageContext } from './pageState'

/** The state of an entry and the values that it is updated with. */
export interface EntryState extends Pick<EntryValues, 'valuesOf'> {
  readonly store: EntryStateStore
  /** The browser's values, if a server rendered with others. */
  readonly current: State
}

/**
 * Makes the state of an entry.
 *
 * @param first - The state of an earlier rendering, used until hydration.
 */
export function createEntryState(
  pageContext: PageContext,
  parts: EntryParts,
  first?: State,
): EntryState {
  const { values: current, page, valuesOf } = entryValues(pageContext, parts)
  // A value that the entry or the site overrides does not follow the page.
  const followed = Object.entries(pageSources(pageContext)).filter(
    ([key]) => current[key] === page[key],
  )
  const store = createStateStore(first ?? current, Object.fromEntries(followed))
  return { store, current, valuesOf }
}
