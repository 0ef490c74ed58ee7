import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { expect, test } from '../fixtures'
import { text } from '../support/served/servedContent'

type RenderInWorker = (entry: unknown, options: object) => Promise<{ readonly html: string }>

/** What an entry may take, in milliseconds and in megabytes of the heap. */
interface Limits {
  readonly maxMs: number
  readonly maxMegabytes: number
}

const EXAMPLES = new URL('../../examples/node/', import.meta.url)
const OPTIONS = { apiKey: 'key', model: 'page' }

const entry = (blocks: readonly object[]) => ({ id: 'entry-1', data: { blocks } })

/** Loads the guide's files inside the project, where the package resolves by name. */
async function loadExample(limits: Limits): Promise<RenderInWorker> {
  const path = (name: string) => test.info().outputPath(name)
  await copyFile(new URL('renderWorker.mjs', EXAMPLES), path('renderWorker.mjs'))
  const source = await readFile(new URL('renderInWorker.mjs', EXAMPLES), 'utf8')
  await writeFile(path('renderInWorker.mjs'), withLimits(source, limits))
  const { renderInWorker } = await import(pathToFileURL(path('renderInWorker.mjs')).href)
  return renderInWorker
}

function withLimits(source: string, { maxMs, maxMegabytes }: Limits): string {
  expect(source).toContain('MAX_MS = 2000')
  expect(source).toContain('maxOldGenerationSizeMb: 256')
  return source
    .replace('MAX_MS = 2000', `MAX_MS = ${maxMs}`)
    .replace('maxOldGenerationSizeMb: 256', `maxOldGenerationSizeMb: ${maxMegabytes}`)
}

const FINE = entry([text('hello', '<p>Hello</p>')])

/** An entry with bindings that differ: each is a run with limits of its own. */
const bound = (count: number, code: string) =>
  entry(
    Array.from({ length: count }, (_, index) => ({
      '@type': '@builder.io/sdk:Element',
      id: `bound-${index}`,
      bindings: { 'properties.title': `/* ${index} */ ${code}` },
    })),
  )

test('the guide’s worker ends an entry that takes too long', async () => {
  const renderInWorker = await loadExample({ maxMs: 4_000, maxMegabytes: 256 })
  expect((await renderInWorker(FINE, OPTIONS)).html).toContain('<p>Hello</p>')

  // The next one has waited, and gets a thread of its own.
  const endless = renderInWorker(bound(5_000, 'var n = 0; while (true) n++'), OPTIONS)
  const next = renderInWorker(FINE, OPTIONS)
  await expect(endless).rejects.toThrow('aborted')
  expect((await next).html).toContain('<p>Hello</p>')
})

test('the guide’s worker ends an entry that takes too much memory', async () => {
  const renderInWorker = await loadExample({ maxMs: 60_000, maxMegabytes: 48 })
  const texts = Array.from({ length: 80 }, (_, index) => String(index).padEnd(1e6))
  const large = { ...FINE, data: { ...FINE.data, texts } }
  await expect(renderInWorker(large, OPTIONS)).rejects.toThrow(/memory/)
  expect((await renderInWorker(FINE, OPTIONS)).html).toContain('<p>Hello</p>')
})

test('the guide’s worker passes on what an entry is refused for', async () => {
  const renderInWorker = await loadExample({ maxMs: 60_000, maxMegabytes: 256 })
  await expect(renderInWorker(null, OPTIONS)).rejects.toThrow('ContentError')
})
