import { createStateStore, type EntryStateStore, type State } from './createStateStore'
import { type EntryStateInput, initialState } from './initialState'
import { type PageContext, pageState } from './pageState'

/** The state of an entry, with what it is kept up to date from. */
export interface EntryState {
  readonly store: EntryStateStore
  /** Current values, where a server began with others. */
  readonly current: State
  /** The page's own `location`, which an entry's stored one does not replace. */
  readonly location: unknown
}

/**
 * Makes the state of an entry.
 *
 * @param first - State of a server's rendering, to be repeated first.
 */
export function createEntryState(
  pageContext: PageContext,
  parts: Pick<EntryStateInput, 'entry' | 'data' | 'locale'>,
  first?: State,
): EntryState {
  const page = pageState(pageContext)
  const { document } = pageContext.window
  const current = initialState({ ...parts, page: page.values, document })
  // A value that the entry or the site's data replaces does not follow the page.
  const sources = Object.entries(page.sources).filter(([key]) => current[key] === page.values[key])
  const store = createStateStore(first ?? current, Object.fromEntries(sources))
  return { store, current, location: page.values.location }
}
