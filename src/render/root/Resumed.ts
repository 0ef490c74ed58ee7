import type { EntryTracking } from '../entry/trackEntry'
import type { EntryHandle } from '../state/createEntryHandle'
import type { EntryState } from '../state/entryState'

/** State of an entry that was rendered without React, for React to go on with. */
export interface Resumed {
  readonly state: EntryState
  /** Handle that the page holds. */
  readonly entryHandle: EntryHandle
  readonly tracking: EntryTracking
}
