import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readSeeds } from './readSeeds'

let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'seeds-'))
})
afterEach(() => rm(folder, { recursive: true }))

const write = (file: string, content: unknown) =>
  writeFile(join(folder, file), typeof content === 'string' ? content : JSON.stringify(content))

describe('readSeeds', () => {
  it('reads one entry or several per file, and nothing else', async () => {
    await write('b.json', [
      { model: 'page', entry: { id: 'home', data: {} } },
      { model: 'page', entry: { data: {} } },
    ])
    await write('a.json', { model: 'hero', entry: { data: {} } })
    await write('readme.md', 'no seed')
    await mkdir(join(folder, 'images.json'))
    const seeds = await readSeeds(folder)
    expect(seeds.map(({ model, id }) => `${model}/${id}`)).toEqual([
      'hero/a',
      'page/home',
      'page/b-2',
    ])
  })

  it('gives a hash that follows the entry', async () => {
    await write('a.json', { model: 'hero', entry: { data: { n: 1 } } })
    const [first] = await readSeeds(folder)
    expect((await readSeeds(folder))[0]?.hash).toBe(first?.hash)
    await write('a.json', { model: 'hero', entry: { data: { n: 2 } } })
    expect((await readSeeds(folder))[0]?.hash).not.toBe(first?.hash)
  })

  it('gives none when there is no such folder', async () => {
    expect(await readSeeds(join(folder, 'none'))).toEqual([])
  })

  it.each([
    { content: '{', message: 'Seed file "a.json" is not JSON' },
    { content: null, message: 'Seed file "a.json" must hold' },
    { content: [{ model: 'page' }], message: 'Seed file "a.json" must hold' },
    { content: { entry: { data: {} } }, message: 'Seed file "a.json" must hold' },
    { content: { model: 'page', entry: {} }, message: 'Seed file "a.json" must hold' },
  ])('refuses $content', async ({ content, message }) => {
    await write('a.json', content)
    await expect(readSeeds(folder)).rejects.toThrow(message)
  })

  it('refuses the same entry twice', async () => {
    const seed = { model: 'page', entry: { id: 'home', data: {} } }
    await write('a.json', seed)
    await write('b.json', seed)
    await expect(readSeeds(folder)).rejects.toThrow(
      'Seed files "a.json" and "b.json" both hold the entry "home" of model "page"',
    )
  })
})
