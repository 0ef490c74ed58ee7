import type { Database } from '../database/Database'
import { createEntryStore } from './entryStore'
import { createEventStore } from './eventStore'
import { createSpaceStore } from './spaceStore'
import { createSubmissionStore } from './submissionStore'

/** All stores of the content host. */
export type Stores = ReturnType<typeof createStores>

/** The stores of one database. */
export function createStores(database: Database) {
  return {
    spaces: createSpaceStore(database),
    entries: createEntryStore(database),
    events: createEventStore(database),
    submissions: createSubmissionStore(database),
  }
}
