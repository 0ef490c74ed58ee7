import { Pool, type PoolClient } from 'pg'
import type { Database, Queryable } from './Database'

const MAX_CONNECTIONS = 5

/**
 * Connects to a Postgres server.
 *
 * @param url - `postgres://user:password@server/database`, as in `DATABASE_URL`.
 * @param onError - Called when a connection breaks; the next query gets a new one.
 */
export function openPostgres(url: string, onError: (error: unknown) => void = () => {}): Database {
  const pool = new Pool({ connectionString: url, max: MAX_CONNECTIONS })
  // Without listeners, a server restart would end this process: idle connections report errors to
  // the pool, connections in a transaction only to themselves.
  pool.on('error', onError)
  pool.on('connect', (connection) => connection.on('error', onError))
  let closed: Promise<void> | undefined

  return {
    ...queryable(pool),
    async transaction(work) {
      const connection = await pool.connect()
      try {
        await connection.query('begin')
        const result = await work(queryable(connection))
        await connection.query('commit')
        connection.release()
        return result
      } catch (error) {
        const undone = await connection.query('rollback').then(
          () => true,
          () => false,
        )
        // Discards a connection that could not roll back.
        connection.release(!undone)
        throw error
      }
    },
    close() {
      closed ??= pool.end()
      return closed
    },
  }
}

function queryable(source: Pool | PoolClient): Queryable {
  return {
    async query<Row>(sql: string, parameters: readonly unknown[] = []) {
      return (await source.query(sql, [...parameters])).rows as Row[]
    },
  }
}
