import type { Database } from './Database'

/** Arbitrary lock id. Two hosts that start at once take turns. */
const MIGRATION_LOCK = 7_426_183

/**
 * Updates the schema in one transaction: all steps or none.
 *
 * @throws When a newer version of the content host created the database.
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

/**
 * Schema migrations, oldest first. Never change a released step: append a new one.
 *
 * Content is stored as `json`, because `jsonb` would reorder keys. Their order matters: variations
 * are picked in it, and a CSS shorthand overrides earlier properties.
 */
export const migrations: readonly (readonly string[])[] = [
  [
    `create table content_host.spaces (
      api_key text primary key,
      name text not null,
      created_at timestamptz not null default now()
    )`,
    `insert into content_host.spaces (api_key, name) values ('roastery-demo', 'Roastery demo')`,

    // seed_hash: hash of the planted seed; null for an entry created here.
    // edited: changed or removed by a user, so that new seeds leave it alone.
    // removed: the row remains only so that its seed does not return.
    `create table content_host.entries (
      api_key text not null references content_host.spaces on delete cascade,
      model text not null,
      id text not null,
      entry json not null,
      updated_at timestamptz not null default now(),
      seed_hash text,
      edited boolean not null default false,
      removed boolean not null default false,
      primary key (api_key, model, id)
    )`,

    `create table content_host.events (
      seq integer generated always as identity primary key,
      id text not null unique,
      owner_id text,
      type text not null,
      body json not null,
      received_at timestamptz not null default now()
    )`,
    `create index events_by_type on content_host.events (type, seq)`,

    `create table content_host.submissions (
      seq integer generated always as identity primary key,
      id text not null unique,
      kind text not null check (kind in ('email', 'custom')),
      api_key text,
      form text not null,
      recipient text,
      method text not null,
      content_type text not null,
      headers json not null,
      fields json,
      body bytea,
      received_at timestamptz not null default now()
    )`,
    `create index submissions_by_form on content_host.submissions (form, seq)`,

    `create table content_host.submission_files (
      id text primary key,
      submission_id text not null references content_host.submissions (id) on delete cascade,
      position integer not null,
      field text not null,
      name text not null,
      type text not null,
      size integer not null,
      content bytea not null
    )`,
    `create index submission_files_by_submission
      on content_host.submission_files (submission_id, position)`,
  ],
  // digest: hash of the submission, which recognises a retry after a lost answer.
  ['alter table content_host.submissions add column digest text unique'],
]
