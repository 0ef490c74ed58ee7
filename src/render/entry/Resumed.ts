import type { EntryHandle } from '../state/createEntryHandle'
import type { EntryState } from '../state/entryState'
import type { EntryTracking } from './trackEntry'

/** State of an entry that was rendered without React, for React to continue with. */
export interface Resumed {
  readonly state: EntryState
  /** The handle that was given to the page. */
  readonly entryHandle: EntryHandle
  readonly tracking: EntryTracking
}
