import { createStateStore, type EntryStateStore, type State } from './createStateStore'
import { type EntryStateInput, initialState } from './initialState'
import { type PageContext, pageState } from './pageState'

/** The state of an entry and the values that it is updated with. */
export interface EntryState {
  readonly store: EntryStateStore
  /** The browser's values, if a server rendered with others. */
  readonly current: State
  /** The page's own `location`. It takes precedence over the entry's stored one. */
  readonly location: unknown
}

/**
 * Makes the state of an entry.
 *
 * @param first - The state of a server's rendering, used until hydration.
 */
export function createEntryState(
  pageContext: PageContext,
  parts: Pick<EntryStateInput, 'entry' | 'data' | 'locale'>,
  first?: State,
): EntryState {
  const page = pageState(pageContext)
  const { document } = pageContext.window
  const current = initialState({ ...parts, page: page.values, document })
  // A value that the entry or the site overrides does not follow the page.
  const sources = Object.entries(page.sources).filter(([key]) => current[key] === page.values[key])
  const store = createStateStore(first ?? current, Object.fromEntries(sources))
  return { store, current, location: page.values.location }
}
