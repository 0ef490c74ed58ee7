import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite, type Transaction } from '@electric-sql/pglite'
import type { Database, Queryable } from './Database'
import { lockFolder } from './lockFolder'
import { createReopening, type Reopening } from './reopening'

/**
 * Opens the embedded Postgres.
 *
 * @param folder - Where it lives; one process at a time. In memory when undefined.
 * @throws When the folder cannot be written to; the message names it.
 */
export async function openPglite(folder?: string): Promise<Database> {
  if (folder === undefined) {
    const pglite = await PGlite.create()
    return adapt(createReopening(pglite, () => Promise.reject(new Error('The database is gone.'))))
  }
  const unlock = await take(folder)
  const open = () => PGlite.create(join(folder, 'postgres'))
  try {
    return adapt(createReopening(await open(), open), unlock)
  } catch (error) {
    await unlock()
    throw unusable(folder, error)
  }
}

async function take(folder: string): Promise<() => Promise<void>> {
  try {
    await mkdir(folder, { recursive: true })
    return await lockFolder(folder)
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === undefined ? error : unusable(folder, error)
  }
}

function unusable(folder: string, error: unknown): Error {
  return new Error(
    `The data folder "${folder}" cannot be used (${(error as Error).message}). ` +
      'Make sure that it may be written to and that the disk has room, or give another one by --data.',
  )
}

function adapt(reopening: Reopening, release: () => Promise<void> = async () => {}): Database {
  let closed: Promise<void> | undefined
  return {
    async query<Row>(sql: string, parameters?: readonly unknown[]) {
      const pglite = await reopening.current()
      return run<Row>(reopening, pglite, pglite, sql, parameters)
    },
    async transaction(work) {
      const pglite = await reopening.current()
      try {
        return await pglite.transaction((transaction) =>
          work(inTransaction(reopening, pglite, transaction)),
        )
      } catch (error) {
        reopening.blame(pglite, error)
        throw error
      }
    },
    close() {
      closed ??= reopening.close().finally(release)
      return closed
    },
  }
}

function inTransaction(reopening: Reopening, pglite: PGlite, transaction: Transaction): Queryable {
  return { query: (sql, parameters) => run(reopening, pglite, transaction, sql, parameters) }
}

/** Errors count before anything else is asked of the database, the end of a transaction included. */
async function run<Row>(
  reopening: Reopening,
  pglite: PGlite,
  source: PGlite | Transaction,
  sql: string,
  parameters: readonly unknown[] = [],
): Promise<Row[]> {
  try {
    return (await source.query<Row>(sql, [...parameters])).rows
  } catch (error) {
    reopening.blame(pglite, error)
    throw error
  }
}
