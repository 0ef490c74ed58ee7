import { spawn } from 'node:child_process'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../../tools/kit/temporaryFolder'
import { lockFolder } from './lockFolder'

let folder = ''
let lock = ''

beforeEach(async () => {
  folder = await temporaryFolder()
  lock = join(folder, 'content-host.lock')
})

/** The id of a process that has ended. */
async function endedProcess(): Promise<number> {
  const child = spawn(process.execPath, ['--version'], { stdio: 'ignore' })
  await new Promise((resolve) => child.once('exit', resolve))
  return child.pid as number
}

describe('lockFolder', () => {
  it('refuses a folder that this process has already, until it is given back', async () => {
    const unlock = await lockFolder(folder)
    expect(await readFile(lock, 'utf8')).toBe(`${process.pid}\n`)
    await expect(lockFolder(folder)).rejects.toThrow(
      `The data folder "${folder}" is in use by process ${process.pid}. Stop that content host,`,
    )
    await unlock()
    expect(await readdir(folder)).toEqual([])
    await (await lockFolder(folder))()
  })

  it('refuses a folder that another process has', async () => {
    await writeFile(lock, `${process.ppid}\n`)
    await expect(lockFolder(folder)).rejects.toThrow(`is in use by process ${process.ppid}.`)
    expect(await readFile(lock, 'utf8')).toBe(`${process.ppid}\n`)
  })

  it('leaves the lock of the next one alone when it unlocks twice', async () => {
    const unlock = await lockFolder(folder)
    await unlock()
    await writeFile(lock, `${process.ppid}\n`)
    await unlock()
    expect(await readdir(folder)).toEqual(['content-host.lock'])
  })

  it.each([
    { left: 'by a process that was killed', owner: endedProcess },
    { left: 'by an earlier process with the same id', owner: () => process.pid },
    { left: 'empty', owner: () => '' },
    { left: 'in pieces', owner: () => '-1x' },
  ])('takes over a lock left $left', async ({ owner }) => {
    await writeFile(lock, `${await owner()}\n`)
    const unlock = await lockFolder(folder)
    expect(await readFile(lock, 'utf8')).toBe(`${process.pid}\n`)
    await unlock()
  })
})
