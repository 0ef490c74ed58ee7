import { readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

const LOCK_FILE = 'content-host.lock'

/**
 * Folders that this very process holds: after a restart of a container, ids of processes repeat.
 */
const held = new Set<string>()

/**
 * Takes `folder` for this process: two that write to the same embedded database would ruin it.
 * A lock that a process left behind when it was killed is taken over.
 *
 * @returns Gives the folder back.
 * @throws When another process holds it; the message names its id and the lock file.
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
    // EPERM: it runs, and belongs to another user.
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
