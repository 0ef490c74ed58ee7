import { copyFile, cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readSeeds } from '../server/seeds/readSeeds'
import { DEMO_API_KEY } from '../server/stores/spaceStore'
import { bakeEntry } from './bakeEntry'
import { demoPages } from './demoPages'
import { indexHtml } from './indexHtml'
import { OWN_BLOCKS, pageHtml } from './pageHtml'

interface DemoOptions {
  /** The project's folder, with a built `embed.js`. */
  readonly root: string
  /** Output folder. It is emptied first. */
  readonly folder: string
  readonly version: string
  /** Called for each written file. */
  readonly onFile?: (file: string) => void
}

/**
 * Writes the sample site as static files with inline content, which any server can serve at any
 * path.
 *
 * @returns The names of its pages, `index.html` first.
 */
export async function writeDemo(options: DemoOptions): Promise<string[]> {
  const { root, folder, version, onFile } = options
  const contentFolder = join(root, 'playground/content')
  const seeds = await readSeeds(contentFolder)
  const pages = demoPages(seeds)
  const files = new Map(pages.flatMap(({ path, file }) => (path ? [[path, file] as const] : [])))
  const symbol = (id: string) => seeds.find((seed) => seed.id === id)?.entry

  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const write = async (file: string, text: string) => {
    await writeFile(join(folder, file), text)
    onFile?.(file)
  }
  await copyFile(join(root, 'dist/embed.js'), join(folder, 'embed.js'))
  for (const file of OWN_BLOCKS) {
    await copyFile(join(root, 'playground/pages', file), join(folder, file))
  }
  await cp(join(contentFolder, 'images'), join(folder, 'images'), { recursive: true })
  await copyFile(join(root, 'playground/demo/index.css'), join(folder, 'index.css'))
  await write('index.html', indexHtml(pages, version))
  for (const { file, name, seed } of pages) {
    const entry = bakeEntry(seed.entry, { files, symbol })
    const page = { title: `${name}, Heron Lock`, apiKey: DEMO_API_KEY, model: seed.model, entry }
    await write(file, pageHtml(page))
  }
  return ['index.html', ...pages.map(({ file }) => file)]
}
