import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../../tools/kit/temporaryFolder'
import { readSeeds } from './readSeeds'

/** Reads a folder with these files. */
async function read(files: Readonly<Record<string, unknown>>) {
  const texts = Object.entries(files).map(([name, content]) => [
    name,
    typeof content === 'string' ? content : JSON.stringify(content),
  ])
  return readSeeds(await temporaryFolder(Object.fromEntries(texts)))
}

const hero = (n: number) => ({ model: 'hero', entry: { data: { n } } })
const home = { model: 'page', entry: { id: 'home', data: {} } }

describe('readSeeds', () => {
  it('reads one entry or several per file, and nothing else', async () => {
    const seeds = await read({
      'b.json': [home, { model: 'page', entry: { data: {} } }],
      'a.json': hero(1),
      'readme.md': 'no seed',
      'images.json/a.svg': '<svg/>',
    })
    expect(seeds.map(({ model, id }) => `${model}/${id}`)).toEqual([
      'hero/a',
      'page/home',
      'page/b-2',
    ])
  })

  it('gives a hash that follows the entry', async () => {
    const hashOf = async (n: number) => (await read({ 'a.json': hero(n) }))[0]?.hash
    expect(await hashOf(1)).toBe(await hashOf(1))
    expect(await hashOf(2)).not.toBe(await hashOf(1))
  })

  it('gives none when there is no such folder', async () => {
    expect(await readSeeds('no/such/folder')).toEqual([])
  })

  it.each([
    { content: '{', message: 'Seed file "a.json" is not JSON' },
    { content: null, message: 'Seed file "a.json" must hold' },
    { content: [{ model: 'page' }], message: 'Seed file "a.json" must hold' },
    { content: { entry: { data: {} } }, message: 'Seed file "a.json" must hold' },
    { content: { model: 'page', entry: {} }, message: 'Seed file "a.json" must hold' },
  ])('refuses $content', async ({ content, message }) => {
    await expect(read({ 'a.json': content })).rejects.toThrow(message)
  })

  it('refuses the same entry twice', async () => {
    await expect(read({ 'a.json': home, 'b.json': home })).rejects.toThrow(
      'Seed files "a.json" and "b.json" both hold the entry "home" of model "page"',
    )
  })
})
