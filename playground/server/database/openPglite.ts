import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { PGlite, type Transaction } from '@electric-sql/pglite'
import type { Database, Queryable } from './Database'
import { lockFolder } from './lockFolder'
import { createReopening, type Reopening } from './reopening'

/**
 * Opens the embedded Postgres.
 *
 * @param folder - Folder of the database, for one process at a time. In memory if undefined.
 * @throws When the folder is not writable; the message names it.
 */
export async function openPglite(folder?: string): Promise<Database> {
  if (folder === undefined) {
    const pglite = await PGlite.create({ loadDataDir: await emptyDatabase() })
    return adapt(createReopening(pglite, () => Promise.reject(new Error('The database is gone.'))))
  }
  const unlock = await take(folder)
  const dataDir = join(folder, 'postgres')
  const open = async () =>
    existsSync(dataDir)
      ? PGlite.create(dataDir)
      : PGlite.create({ dataDir, loadDataDir: await emptyDatabase() })
  try {
    return adapt(createReopening(await open(), open), unlock)
  } catch (error) {
    await unlock()
    throw unusable(folder, error)
  }
}

/** The folder of the installed package. */
const PACKAGE = join(createRequire(import.meta.url).resolve('@electric-sql/pglite'), '../..')

/**
 * An empty database, cached per installed version: creating one takes seconds, copying it a tenth
 * of that.
 */
async function emptyDatabase(): Promise<Blob> {
  const { version } = JSON.parse(await readFile(join(PACKAGE, 'package.json'), 'utf8'))
  const folder = join(PACKAGE, '../../.cache/siteblocks')
  const file = join(folder, `postgres-${version}.tar`)
  const known = await readFile(file).catch(() => undefined)
  if (known) return new Blob([known])
  const pglite = await PGlite.create()
  const made = await pglite.dumpDataDir('none')
  await pglite.close()
  // Renames a complete file into place, even if another process does the same. Without a writable
  // cache, the next start creates it again.
  const own = `${file}.${process.pid}`
  await mkdir(folder, { recursive: true })
    .then(async () => writeFile(own, await made.bytes()))
    .then(() => rename(own, file))
    .catch(() => {})
  return made
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

/** Reports errors before the next statement runs, including the end of a transaction. */
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
