import { block, box, type ContentBlock, text } from '../../e2e/support/contentBlocks'
import { mount, openVisit, startHost } from './openVisit'
import { expect, type Row, type Tools } from './Row'

/** Just below the host's limit, including the JSON around the texts. */
const ENTRY_BYTES = 10 * 1024 * 1024 * 0.95
const TEXT_BYTES = 4000
const LEVELS = 1000
const ITEMS = 5000

/** Shows an entry of the host and describes the cost. */
async function show(tools: Tools, data: object, models: Readonly<Record<string, object>> = {}) {
  const host = await startHost(tools)
  const entries = Object.entries({ faulty: data, ...models })
  for (const [model, own] of entries) {
    await host.controls.save(model, { id: `${model}-entry`, published: 'published', data: own })
  }
  const visit = await openVisit(tools, host.url)
  const startedAt = Date.now()
  const rendered = await mount(visit.page, { host: host.url, model: 'faulty' })
  const ms = Date.now() - startedAt
  expect(visit.uncaught.length === 0, `uncaught: ${visit.uncaught}`)
  return { ...rendered, ...visit, host, ms }
}

async function largeEntry(tools: Tools): Promise<string> {
  const count = Math.ceil(ENTRY_BYTES / TEXT_BYTES)
  const filler = 'Ten megabytes of text. '.repeat(TEXT_BYTES / 23)
  const blocks = Array.from({ length: count }, (_, n) => text(`t${n}`, `${n} ${filler}`))
  const { page, ms } = await show(tools, { blocks: [...blocks, text('last', 'The very end')] })
  await page.getByText('The very end').waitFor({ timeout: 60_000 })
  return `${count} texts saved, served and rendered, the first after ${ms} ms`
}

function nested(levels: number): ContentBlock {
  let inner = text('innermost', 'Innermost')
  for (let level = 0; level < levels; level++) inner = box(`level-${level}`, { children: [inner] })
  return inner
}

async function deepEntry(tools: Tools): Promise<string> {
  const host = await startHost(tools)
  const data = { blocks: [nested(LEVELS), text('last', 'After the depth')] }
  const refused = await fetch(`${host.url}/admin/entries/faulty/deep`, {
    method: 'PUT',
    body: JSON.stringify({ data }),
  })
  expect(refused.status === 400, `the host answers ${refused.status}`)
  const { page, uncaught } = await openVisit(tools, host.url)
  const startedAt = Date.now()
  // Simulates a host that accepts such content.
  const { errors, elements, text: rendered } = await mount(page, { content: { id: 'deep', data } })
  expect(rendered.includes('After the depth'), `rendered "${rendered.slice(0, 100)}", ${errors}`)
  expect(uncaught.length === 0, `uncaught: ${uncaught}`)
  return `the host refuses it (400); rendered to ${elements} elements in ${Date.now() - startedAt} ms, what follows too`
}

async function cyclicSymbols(tools: Tools): Promise<string> {
  const symbol = (model: string) =>
    block(`to-${model}`, 'Symbol', { symbol: { model, entry: `${model}-entry` } })
  const { page, host, errors } = await show(
    tools,
    { blocks: [symbol('ping'), text('last', 'After the circle')] },
    {
      ping: { blocks: [text('ping', 'Ping'), symbol('pong')] },
      pong: { blocks: [symbol('ping')] },
    },
  )
  await page.getByText('After the circle').waitFor()
  await page.getByText('Ping').first().waitFor()
  const asked = (await host.controls.requests()).filter(({ url }) =>
    url.includes('/api/v3/'),
  ).length
  expect(asked <= 20, `${asked} content requests`)
  expect(errors.length === 0, `errors: ${errors}`)
  return `ends after ${asked} content requests, what follows is rendered`
}

async function longRepeat(tools: Tools): Promise<string> {
  const repeated = text('row', '', {
    component: { name: 'Text', options: { text: 'no item' } },
    repeat: { collection: 'state.items' },
    bindings: { 'component.options.text': 'state.itemsItem.name' },
  })
  const items = Array.from({ length: ITEMS }, (_, n) => ({ name: `Item ${n}` }))
  const { page, ms } = await show(tools, { state: { items }, blocks: [repeated] })
  await page.getByText(`Item ${ITEMS - 1}`, { exact: true }).waitFor({ timeout: 30_000 })
  const count = await page.getByText(/^Item \d+$/).count()
  expect(count === ITEMS, `${count} items rendered`)
  return `${count} items rendered, the first after ${ms} ms`
}

/** Effects of excessive content. */
export const contentRows: readonly Row[] = [
  {
    name: 'entry of 10 MB',
    expected: 'saved, served and rendered to its end',
    limitSeconds: 120,
    run: largeEntry,
  },
  {
    name: `blocks nested ${LEVELS} levels deep`,
    expected: 'refused by the host with 400; the widget renders what follows, no exception',
    limitSeconds: 60,
    run: deepEntry,
  },
  {
    name: 'symbols in a circle',
    expected: 'ends, and renders what follows',
    limitSeconds: 60,
    run: cyclicSymbols,
  },
  {
    name: `repeat over ${ITEMS} items`,
    expected: 'every item is rendered',
    limitSeconds: 60,
    run: longRepeat,
  },
]
