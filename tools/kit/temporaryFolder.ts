import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'

/** Makes a folder with these files, by path, for one test. */
export async function temporaryFolder(files: Readonly<Record<string, string>> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'siteblocks-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
  return folder
}
