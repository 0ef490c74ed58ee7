import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { documentedBlocks } from '../../tools/docs/documentation'
import { expect, test } from '../fixtures'
import { buildApart } from '../support/build/buildApart'
import { block, text } from '../support/content/contentBlocks'

const before = fileURLToPath(new URL('../pages/migration', import.meta.url))

const steps = documentedBlocks().filter(
  ({ page, kind }) => page === 'docs/migration.md' && ['old', 'new'].includes(kind),
)

/** Migrates the application in `folder` as a reader would: step by step, line by line. */
async function follow(folder: string): Promise<void> {
  for (const [index, { kind, code, line, values }] of steps.entries()) {
    const path = values.get('path') ?? ''
    const file = join(folder, path)
    const previous = steps[index - 1]
    if (kind === 'new') {
      // New lines that follow old lines of the same file have already replaced those.
      if (previous?.kind !== 'old' || previous.values.get('path') !== path) {
        await mkdir(dirname(file), { recursive: true })
        await writeFile(file, code)
      }
      continue
    }
    const next = steps[index + 1]
    const isReplaced = next?.kind === 'new' && next.values.get('path') === path
    const lines = (await readFile(file, 'utf8')).split('\n')
    const positions = positionsOf(code.split('\n'), lines)
    expect(positions, `docs/migration.md:${line} stands in ${path} once`).toHaveLength(1)
    const [at = 0] = positions
    const [first = ''] = lines.slice(at)
    const indent = first.slice(0, first.search(/\S/) - code.search(/\S/))
    const added = isReplaced ? next.code.split('\n').map((text) => indent + text) : []
    lines.splice(at, code.split('\n').length, ...added)
    await writeFile(file, lines.join('\n'))
  }
}

/** Positions of these lines among others, ignoring indentation. */
function positionsOf(wanted: readonly string[], lines: readonly string[]): readonly number[] {
  return lines.flatMap((_, at) =>
    wanted.every((line, index) => line.trim() === lines[at + index]?.trim()) ? [at] : [],
  )
}

async function filesOf(folder: string): Promise<Readonly<Record<string, string>>> {
  const names = await readdir(folder)
  const texts = names.map(async (name) => [name, await readFile(join(folder, name), 'utf8')])
  return Object.fromEntries(await Promise.all(texts))
}

test('an application of @builder.io/react works after the steps of docs/migration.md', async ({
  content,
  host,
  page,
}) => {
  const folder = test.info().outputPath('app')
  await cp(before, folder, { recursive: true })
  await follow(folder)
  const files = await filesOf(folder)
  expect(Object.values(files).join()).not.toContain('builder.io')
  // Fills in the owner's key and addresses.
  for (const [name, code] of Object.entries(files)) {
    const own = code
      .replace(/YOUR_KEY/g, 'roastery-demo')
      .replace(/https:\/\/content\.example\.com/g, host.contentHost)
      .replace(/https:\/\/cdn\.example\.com/g, '')
    await writeFile(join(folder, name), own)
  }
  const script = await buildApart('buildApp', { folder, entry: "import './main.jsx'", react: '18' })
  host.site.answer('/main.jsx', { html: script, headers: { 'content-type': 'text/javascript' } })
  const html = await readFile(join(folder, 'index.html'), 'utf8')
  for (const path of ['/harbour', '/nowhere']) host.site.answer(path, { html })

  await content.save('page', {
    id: 'harbour',
    query: [{ property: 'urlPath', operator: 'is', value: '/harbour' }],
    data: {
      blocks: [
        block(
          'greeting',
          'Greeting',
          { salutation: 'Ahoy' },
          { children: [text('tide', 'High tide at 9')] },
        ),
        block(
          'price',
          'Price',
          {},
          { bindings: { 'component.options.amount': 'state.seats * 20' } },
        ),
        block('symbol', 'Symbol', { symbol: { model: 'symbol', entry: 'pier' } }),
      ],
    },
  })
  await content.save('symbol', { id: 'pier', data: { blocks: [text('where', 'Pier 7')] } })
  await content.save('announcement-bar', {
    id: 'season',
    query: [{ property: 'plan', operator: 'is', value: 'season' }],
    data: { blocks: [text('offer', 'Bring a friend')] },
  })

  await host.open('/harbour')
  await expect(page.getByRole('heading', { name: 'Ahoy, Ada' })).toBeVisible()
  await expect(page.getByText('Bring a friend')).toBeVisible()
  await expect(page.getByText('60 EUR')).toHaveAttribute('data-block', 'price')
  await expect(page.getByText('Pier 7')).toBeVisible()
  await page.getByRole('button', { name: 'More' }).click()
  await expect(page.getByText('High tide at 9')).toBeVisible()
  await page.getByRole('button', { name: 'Book' }).click()

  const events = async (type: string) => (await content.events(type)).map(({ data }) => data)
  await expect
    .poll(async () => (await events('impression')).map(({ contentId }) => contentId).sort())
    .toEqual(['harbour', 'pier', 'season'])
  await expect.poll(() => events('click')).toMatchObject([{ contentId: 'harbour' }])
  await expect.poll(() => events('conversion')).toMatchObject([{ amount: 49 }])

  await host.open('/nowhere')
  await expect(page.getByRole('heading', { name: 'No such tour' })).toBeVisible()
})
