import { copyFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { expect, test } from '../fixtures'
import { text } from '../support/served/servedContent'

type RenderInWorker = (entry: unknown, options: object) => Promise<{ readonly html: string }>

const OPTIONS = { apiKey: 'key', model: 'page' }

const entry = (blocks: readonly object[]) => ({ id: 'entry-1', data: { blocks } })

/** Loads the guide's files inside the project, where the package resolves by name. */
async function loadExample(folder: (name: string) => string): Promise<RenderInWorker> {
  for (const name of ['renderInWorker.mjs', 'renderWorker.mjs']) {
    await copyFile(new URL(`../../examples/node/${name}`, import.meta.url), folder(name))
  }
  const { renderInWorker } = await import(pathToFileURL(folder('renderInWorker.mjs')).href)
  return renderInWorker
}

/** An entry with bindings that differ: each is a run with limits of its own. */
const bound = (count: number, code: string) =>
  entry(
    Array.from({ length: count }, (_, index) => ({
      '@type': '@builder.io/sdk:Element',
      id: `bound-${index}`,
      bindings: { 'properties.title': `/* ${index} */ ${code}` },
    })),
  )

test('the guide’s worker ends an entry that takes too long or too much memory', async () => {
  const testInfo = test.info()
  const renderInWorker = await loadExample((name) => testInfo.outputPath(name))
  const fine = entry([text('hello', '<p>Hello</p>')])
  expect((await renderInWorker(fine, OPTIONS)).html).toContain('<p>Hello</p>')

  // The next one has waited, and gets a thread of its own.
  const endless = renderInWorker(bound(5_000, 'var n = 0; while (true) n++'), OPTIONS)
  const next = renderInWorker(fine, OPTIONS)
  await expect(endless).rejects.toThrow('aborted')
  expect((await next).html).toContain('<p>Hello</p>')

  const texts = Array.from({ length: 160 }, (_, index) => String(index).padEnd(1e6))
  const large = { ...fine, data: { ...fine.data, texts } }
  await expect(renderInWorker(large, OPTIONS)).rejects.toThrow(/memory/)
  expect((await renderInWorker(fine, OPTIONS)).html).toContain('<p>Hello</p>')

  const broken = renderInWorker(null, OPTIONS)
  await expect(broken).rejects.toThrow('ContentError')
})
