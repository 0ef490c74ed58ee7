import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createEmbedSizes } from './previewRoutes'

describe('createEmbedSizes', () => {
  let folder: string
  let file: string

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'siteblocks-'))
    file = join(folder, 'embed.js')
  })

  afterEach(() => rm(folder, { recursive: true }))

  it('measures the file, and again when it is another', async () => {
    await writeFile(file, 'window.SiteBlocks = {}\n'.repeat(100))
    const sizes = createEmbedSizes(file)
    const first = await sizes()
    expect(first.raw).toBe(2300)
    expect(first.gzip).toBeLessThan(100)
    expect(first.brotli).toBeLessThan(first.gzip)
    expect(await sizes()).toBe(first)
    await writeFile(file, 'short')
    await utimes(file, 1, 1)
    expect(await sizes()).toMatchObject({ raw: 5 })
  })

  it('rejects when there is no file', async () => {
    await expect(createEmbedSizes(file)()).rejects.toThrow('ENOENT')
  })
})
