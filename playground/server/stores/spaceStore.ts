import type { Database } from '../database/Database'

/** The key of the space that holds the sample content. */
export const DEMO_API_KEY = 'roastery-demo'

/** An account-level container of entries, named by its API key. */
export interface Space {
  readonly apiKey: string
  readonly name: string
}

export type SpaceStore = ReturnType<typeof createSpaceStore>

/** Reads and writes the table of spaces. */
export function createSpaceStore(database: Database) {
  return {
    async has(apiKey: string): Promise<boolean> {
      const rows = await database.query('select 1 from content_host.spaces where api_key = $1', [
        apiKey,
      ])
      return rows.length > 0
    },

    list: () =>
      database.query<Space>(
        `select api_key as "apiKey", name from content_host.spaces order by created_at, api_key`,
      ),

    /** Adds a space, or renames it. */
    async save({ apiKey, name }: Space): Promise<void> {
      await database.query(
        `insert into content_host.spaces (api_key, name) values ($1, $2)
        on conflict (api_key) do update set name = excluded.name`,
        [apiKey, name],
      )
    },
  }
}
