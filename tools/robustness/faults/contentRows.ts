import { text } from '../../../e2e/support/content/contentBlocks'
import { mount, openVisit, startHost } from './openVisit'
import { expect, type Row, type Tools } from './Row'

/** Just below the host's limit, including the JSON around the texts. */
const ENTRY_BYTES = 10 * 1024 * 1024 * 0.95
const TEXT_BYTES = 4000
const TEXTS = Math.ceil(ENTRY_BYTES / TEXT_BYTES)
const ITEMS = 5000

function largeEntry(): object {
  const filler = 'Ten megabytes of text. '.repeat(TEXT_BYTES / 23)
  return { blocks: Array.from({ length: TEXTS }, (_, n) => text(`t${n}`, `Text ${n} ${filler}`)) }
}

function longRepeat(): object {
  const repeated = text('row', '', {
    component: { name: 'Text', options: { text: 'no item' } },
    repeat: { collection: 'state.items' },
    bindings: { 'component.options.text': 'state.itemsItem.name' },
  })
  const items = Array.from({ length: ITEMS }, (_, n) => ({ name: `Text ${n}` }))
  return { state: { items }, blocks: [repeated] }
}

/** Shows an entry of the host and waits for each of its texts. */
async function show(tools: Tools, data: object, count: number): Promise<string> {
  const host = await startHost(tools)
  await host.controls.save('faulty', { id: 'faulty-entry', published: 'published', data })
  const { page, uncaught } = await openVisit(tools, host.url)
  const startedAt = Date.now()
  await mount(page, { host: host.url, model: 'faulty' })
  const ms = Date.now() - startedAt
  await page.getByText(new RegExp(`^Text ${count - 1}\\b`)).waitFor({ timeout: 60_000 })
  const rendered = await page.getByText(/^Text \d+/).count()
  expect(rendered === count, `${rendered} of ${count} texts rendered`)
  expect(uncaught.length === 0, `uncaught: ${uncaught}`)
  return `${count} texts rendered, the first after ${ms} ms`
}

/** Effects of excessive content. */
export const contentRows: readonly Row[] = [
  { name: 'entry of 10 MB', data: largeEntry(), count: TEXTS },
  { name: `repeat over ${ITEMS} items`, data: longRepeat(), count: ITEMS },
].map(({ name, data, count }) => ({
  name,
  expected: 'saved, served and rendered to its end',
  limitSeconds: 120,
  run: (tools) => show(tools, data, count),
}))
