import type { Database } from '../database/Database'
import { plantSeeds } from './plantSeeds'
import type { Seed } from './readSeeds'

/**
 * Forgets every entry, event and submission, and plants the seeds anew. Spaces stay, and the
 * numbers of events and submissions go on from where they were.
 */
export async function resetToSeeds(database: Database, seeds: readonly Seed[]): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.query(
      `truncate content_host.entries, content_host.events,
        content_host.submissions, content_host.submission_files`,
    )
    await plantSeeds(transaction, seeds)
  })
}
