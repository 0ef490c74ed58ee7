import type { Database } from '../database/Database'
import type { JsonObject } from '../utils/json'

/** State of an entry for the admin API. */
export interface StoredEntry extends EntryKey {
  readonly entry: Entry
  /** Whether it came with the sample content. */
  readonly seeded: boolean
  /** Whether a user changed it since. */
  readonly edited: boolean
  /** Differs when the entry differs. */
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

/** Reads and writes content entries. */
export type EntryStore = ReturnType<typeof createEntryStore>

/** Content entries, in the table of that name. */
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

    /** The entries with these keys; those that do not exist are left out. */
    async find(apiKey: string, keys: readonly EntryKey[]): Promise<StoredEntry[]> {
      // Postgres refuses NUL in texts; so no entry has it in its key.
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
     * Adds an entry or takes the place of the one with its key, and marks it as a user's.
     *
     * @param revision - The one to be replaced; any, when there is none.
     * @returns `undefined` when there is another revision by now: nothing has changed then.
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

    /** Takes an entry out. Gives false when there is none. */
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

/**
 * A content entry as it is served: what was stored, and the two fields that the host guarantees.
 */
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
