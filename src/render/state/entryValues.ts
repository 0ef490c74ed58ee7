import type { State } from './createStateStore'
import { type EntryStateInput, initialState, jsonInPage } from './initialState'
import { type PageContext, pageState } from './pageState'

/** Sources of the values of an entry, without those of the page. */
export type EntryParts = Pick<EntryStateInput, 'entry' | 'data' | 'locale'>

/** The values that an entry's state begins with in a browser. */
export interface EntryValues {
  readonly values: State
  /** Those of them that are the page's. */
  readonly page: State
  /** Returns the values with which the state of another version of the entry would have begun. */
  valuesOf(parts: EntryParts): State
}

export function entryValues(pageContext: PageContext, parts: EntryParts): EntryValues {
  const page = pageState(pageContext)
  const json = jsonInPage(pageContext.window.document, parts.entry.id)
  const valuesOf = (version: EntryParts): State => initialState({ ...version, page, json })
  return { values: valuesOf(parts), page, valuesOf }
}
