import type { EntryTracking } from '../entry/useTracking'
import type { EntryHandle } from '../state/createEntryHandle'
import type { EntryState } from '../state/entryState'

/** What an entry that was rendered without React brings along when React takes it over. */
export interface Resumed {
  readonly state: EntryState
  /** What the page has been given. */
  readonly handle: EntryHandle
  readonly tracking: EntryTracking
}
