import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../temporaryFolder'
import { newestChange } from './newestChange.mjs'

describe('newestChange', () => {
  let folder: string
  const at = (name: string) => join(folder, name)

  /** Sets the modification time of a file or of the folder itself. */
  const age = (name: string, seconds: number) => utimes(at(name), seconds, seconds)

  beforeEach(async () => {
    folder = await temporaryFolder({ 'old.ts': '', 'deep/new.ts': '', 'deep/new.test.ts': '' })
    await age('old.ts', 10)
    await age('deep/new.ts', 30)
    await age('deep/new.test.ts', 90)
    await age('deep', 20)
    await age('.', 20)
  })

  it('finds the newest file at any depth, tests apart', async () => {
    expect(await newestChange([folder])).toBe(30_000)
  })

  it('counts a folder that lost a file', async () => {
    await age('deep', 50)
    expect(await newestChange([folder])).toBe(50_000)
  })

  it('reads a single file', async () => {
    expect(await newestChange([at('old.ts')])).toBe(10_000)
  })

  it.each([{ paths: [] }, { paths: ['missing.ts'] }])('gives 0 for $paths', async ({ paths }) => {
    expect(await newestChange(paths.map(at))).toBe(0)
  })
})
