import type { Database } from '../database/Database'
import { createEntryStore, type EntryStore } from './entryStore'
import { createEventStore, type EventStore } from './eventStore'
import { createSpaceStore, type SpaceStore } from './spaceStore'
import { createSubmissionStore, type SubmissionStore } from './submissionStore'

/** Everything that the content host remembers. */
export interface Stores {
  readonly spaces: SpaceStore
  readonly entries: EntryStore
  readonly events: EventStore
  readonly submissions: SubmissionStore
}

/** The stores of one database. */
export function createStores(database: Database): Stores {
  return {
    spaces: createSpaceStore(database),
    entries: createEntryStore(database),
    events: createEventStore(database),
    submissions: createSubmissionStore(database),
  }
}
