import { readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

const LOCK_FILE = 'content-host.lock'

/**
 * Folders locked by this process. Its id alone is no proof: ids repeat after a container restarts.
 */
const held = new Set<string>()

/**
 * Locks `folder` for this process, because two writers would corrupt an embedded database. Takes
 * over the lock of a process that was killed.
 *
 * @returns Function that releases the folder.
 * @throws When another process holds the lock; the message names its id and the lock file.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = join(resolve(folder), LOCK_FILE)
  if (!(await create(file))) {
    const owner = await readOwner(file)
    if (owner !== undefined && isRunning(owner, file)) throw new Error(inUse(folder, owner, file))
    await rm(file, { force: true })
    if (!(await create(file))) throw new Error(inUse(folder, await readOwner(file), file))
  }
  held.add(file)
  return async () => {
    if (held.delete(file)) await rm(file, { force: true })
  }
}

async function create(file: string): Promise<boolean> {
  try {
    await writeFile(file, `${process.pid}\n`, { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

async function readOwner(file: string): Promise<number | undefined> {
  const pid = Number((await readFile(file, 'utf8').catch(() => '')).trim())
  return Number.isInteger(pid) && pid > 0 ? pid : undefined
}

function isRunning(pid: number, file: string): boolean {
  if (pid === process.pid) return held.has(file)
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: the process exists but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function inUse(folder: string, owner: number | undefined, file: string): string {
  const who = owner === undefined ? 'another process' : `process ${owner}`
  return (
    `The data folder "${folder}" is in use by ${who}. Stop that content host, or give this one ` +
    `a folder of its own. If no content host runs there, delete "${file}".`
  )
}
