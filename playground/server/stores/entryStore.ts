import type { Database } from '../database/Database'
import type { JsonObject } from '../utils/json'

/** A stored entry with its state, for the admin API. */
export interface StoredEntry extends EntryKey {
  readonly entry: Entry
  /** Whether the entry belongs to the sample content. */
  readonly seeded: boolean
  /** Whether a user changed the entry after it was seeded. */
  readonly edited: boolean
  /** Changes with the entry. */
  readonly revision: string
}

interface Row extends EntryKey {
  entry: JsonObject
  updated_at: Date
  seeded: boolean
  edited: boolean
  revision: string
}

const REVISION = 'md5(entries.entry::text)'
const COLUMNS = `model, id, entry, updated_at, seed_hash is not null as seeded, edited, ${REVISION} as revision`

export type EntryStore = ReturnType<typeof createEntryStore>

/** Reads and writes the table of content entries. */
export function createEntryStore(database: Database) {
  async function read(sql: string, parameters: Parameters<Database['query']>[1]) {
    return (await database.query<Row>(sql, parameters)).map(toState)
  }

  return {
    /** All entries of a model, in no particular order. */
    async ofModel(apiKey: string, model: string): Promise<Entry[]> {
      const states = await read(
        `select ${COLUMNS} from content_host.entries
        where api_key = $1 and model = $2 and not removed`,
        [apiKey, model],
      )
      return states.map(({ entry }) => entry)
    },

    /** Whether an entry of the space has `text` as a value, but for space around it. */
    async hold(apiKey: string, text: string): Promise<boolean> {
      const literal = JSON.stringify(text)
        .slice(1, -1)
        .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      const rows = await database.query(
        `select 1 from content_host.entries
        where api_key = $1 and not removed and entry::text ~ $2 limit 1`,
        [apiKey, `"\\s*${literal}\\s*"`],
      )
      return rows.length > 0
    },

    /** The entries with these keys; those that do not exist are left out. */
    async find(apiKey: string, keys: readonly EntryKey[]): Promise<StoredEntry[]> {
      // No stored key contains NUL, which Postgres would refuse in a query.
      const possible = keys.filter(({ model, id }) => !`${model}${id}`.includes('\0'))
      return read(
        `select ${COLUMNS} from content_host.entries
        where api_key = $1 and not removed
          and (model, id) in (select * from unnest($2::text[], $3::text[]))`,
        [apiKey, possible.map(({ model }) => model), possible.map(({ id }) => id)],
      )
    },

    /** All entries of a space, by model and id. */
    list: (apiKey: string): Promise<StoredEntry[]> =>
      read(
        `select ${COLUMNS} from content_host.entries
        where api_key = $1 and not removed order by model, id`,
        [apiKey],
      ),

    /**
     * Creates or replaces the entry with its key and marks it as edited by a user.
     *
     * @param revision - Revision to replace; any revision if absent.
     * @returns `undefined` when the stored revision differs and nothing was saved.
     */
    async save(
      apiKey: string,
      key: EntryKey,
      entry: JsonObject,
      revision?: string,
    ): Promise<StoredEntry | undefined> {
      const [state] = await read(
        `insert into content_host.entries (api_key, model, id, entry, edited)
        values ($1, $2, $3, $4::json, true)
        on conflict (api_key, model, id) do update
          set entry = excluded.entry, updated_at = now(), edited = true, removed = false
          where $5::text is null or entries.removed or ${REVISION} = $5
        returning ${COLUMNS}`,
        [apiKey, key.model, key.id, JSON.stringify(entry), revision ?? null],
      )
      return state
    },

    /** Removes an entry. Returns false when it does not exist. */
    async remove(apiKey: string, { model, id }: EntryKey): Promise<boolean> {
      const removed = await database.query(
        `update content_host.entries set removed = true, edited = true, updated_at = now()
        where api_key = $1 and model = $2 and id = $3 and not removed returning id`,
        [apiKey, model, id],
      )
      return removed.length > 0
    },
  }
}

function toState({ model, id, entry, updated_at, seeded, edited, revision }: Row): StoredEntry {
  const lastUpdated =
    typeof entry.lastUpdated === 'number' ? entry.lastUpdated : updated_at.getTime()
  return { model, id, entry: { ...entry, id, lastUpdated }, seeded, edited, revision }
}

/** A content entry as served: the stored fields, and two that the host guarantees. */
export interface Entry extends JsonObject {
  readonly id: string
  /** Milliseconds since 1970. */
  readonly lastUpdated: number
}

/** Names an entry within a space. */
export interface EntryKey {
  readonly model: string
  readonly id: string
}
