import type { Database } from './Database'
import { migrations } from './migrations'

/** Any number that others are unlikely to lock: two hosts that start at once take turns. */
const MIGRATION_LOCK = 7_426_183

/**
 * Brings the schema up to date, in one transaction: complete, or as it was.
 *
 * @throws When the database was made by a newer version of the content host.
 */
export async function migrate(
  database: Database,
  steps: readonly (readonly string[])[] = migrations,
): Promise<void> {
  await database.transaction(async ({ query }) => {
    await query('select pg_advisory_xact_lock($1::bigint)', [MIGRATION_LOCK])
    await query('create schema if not exists content_host')
    await query(
      `create table if not exists content_host.schema_versions (
        version integer primary key,
        applied_at timestamptz not null default now()
      )`,
    )
    const [row] = await query<{ version: number | null }>(
      'select max(version) as version from content_host.schema_versions',
    )
    const version = row?.version ?? 0
    if (version > steps.length) {
      throw new Error(
        `The database has schema version ${version}, this content host knows ${steps.length}. ` +
          'Update it, or use another database.',
      )
    }
    for (const [index, statements] of steps.entries()) {
      if (index < version) continue
      for (const statement of statements) await query(statement)
      await query('insert into content_host.schema_versions (version) values ($1)', [index + 1])
    }
  })
}
