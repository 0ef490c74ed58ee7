import type { Database, Queryable } from '../database/Database'
import type { EntryKey } from '../stores/entryStore'
import { DEMO_API_KEY } from '../stores/spaceStore'
import type { Seed } from './readSeeds'

/**
 * Updates the demo space to the current seeds. Leaves unchanged seeds alone, and entries that users
 * created, changed or removed. Deletes planted entries whose seed is gone.
 */
export async function plantSeeds({ query }: Queryable, seeds: readonly Seed[]): Promise<void> {
  const models = seeds.map(({ model }) => model)
  const ids = seeds.map(({ id }) => id)
  const planted = await query<{ model: string; id: string; hash: string }>(
    `select model, id, seed_hash as hash from content_host.entries
      where api_key = $1 and seed_hash is not null`,
    [DEMO_API_KEY],
  )
  const hashes = new Map(planted.map(({ model, id, hash }) => [JSON.stringify([model, id]), hash]))
  const changed = seeds.filter(
    ({ model, id, hash }) => hashes.get(JSON.stringify([model, id])) !== hash,
  )

  if (changed.length > 0) {
    await query(
      `insert into content_host.entries as planted (api_key, model, id, entry, seed_hash)
        select $1, model, id, entry::json, hash
        from unnest($2::text[], $3::text[], $4::text[], $5::text[]) as seed (model, id, entry, hash)
        on conflict (api_key, model, id) do update
          set entry = excluded.entry, seed_hash = excluded.seed_hash, updated_at = now()
          where not planted.edited`,
      [
        DEMO_API_KEY,
        changed.map(({ model }) => model),
        changed.map(({ id }) => id),
        changed.map(({ entry }) => JSON.stringify(entry)),
        changed.map(({ hash }) => hash),
      ],
    )
  }
  await query(
    `delete from content_host.entries
      where api_key = $1 and seed_hash is not null and not edited
        and (model, id) not in (select * from unnest($2::text[], $3::text[]))`,
    [DEMO_API_KEY, models, ids],
  )
}

/**
 * Deletes all entries, events and submissions and plants the seeds again. Keeps spaces and
 * continues the numbering of events and submissions.
 */
export async function resetToSeeds(database: Database, seeds: readonly Seed[]): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.query('delete from content_host.entries where edited or seed_hash is null')
    await transaction.query('delete from content_host.events')
    await transaction.query('delete from content_host.submissions')
    await plantSeeds(transaction, seeds)
  })
}

/** Restores one sample entry. Returns false when no seed has that key. */
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
