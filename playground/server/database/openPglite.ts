import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite, type Transaction } from '@electric-sql/pglite'
import type { Database, Queryable } from './Database'
import { lockFolder } from './lockFolder'

/**
 * Opens the embedded Postgres.
 *
 * @param folder - Where it lives; one process at a time. In memory when undefined.
 */
export async function openPglite(folder?: string): Promise<Database> {
  if (folder === undefined) return adapt(await PGlite.create())
  await mkdir(folder, { recursive: true })
  const unlock = await lockFolder(folder)
  try {
    return adapt(await PGlite.create(join(folder, 'postgres')), unlock)
  } catch (error) {
    await unlock()
    throw error
  }
}

function adapt(pglite: PGlite, release: () => Promise<void> = async () => {}): Database {
  let closed: Promise<void> | undefined
  return {
    ...queryable(pglite),
    transaction: (work) => pglite.transaction((transaction) => work(queryable(transaction))),
    close() {
      closed ??= pglite.close().finally(release)
      return closed
    },
  }
}

function queryable(source: PGlite | Transaction): Queryable {
  return {
    async query<Row>(sql: string, parameters: readonly unknown[] = []) {
      return (await source.query<Row>(sql, [...parameters])).rows
    },
  }
}
