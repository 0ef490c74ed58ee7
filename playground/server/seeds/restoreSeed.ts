import type { Database } from '../database/Database'
import type { EntryKey } from '../stores/Entry'
import { DEMO_API_KEY } from '../stores/spaceStore'
import { plantSeeds } from './plantSeeds'
import type { Seed } from './readSeeds'

/** Brings one entry of the sample content back. Gives false when it is none. */
export async function restoreSeed(
  database: Database,
  seeds: readonly Seed[],
  { model, id }: EntryKey,
): Promise<boolean> {
  if (!seeds.some((seed) => seed.model === model && seed.id === id)) return false
  await database.transaction(async (transaction) => {
    await transaction.query(
      'delete from content_host.entries where api_key = $1 and model = $2 and id = $3',
      [DEMO_API_KEY, model, id],
    )
    await plantSeeds(transaction, seeds)
  })
  return true
}
