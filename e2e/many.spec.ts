import { readFileSync } from 'node:fs'
import type { CDPSession, Page } from 'playwright/test'
import { expect, test } from './fixtures'
import { block, text } from './support/servedContent'

/** Content with a listener, a timer and an observer of every kind. */
const lively = {
  id: 'lively',
  data: {
    state: { n: 1 },
    cssCode: '.builder-intro{letter-spacing:3px}',
    blocks: [
      text('intro', 'Counted {{state.n}}', {
        responsiveStyles: { large: { paddingTop: '11px' }, small: { paddingTop: '5px' } },
      }),
      block('carousel', 'Builder:Carousel', {
        autoplay: true,
        autoplaySpeed: 5,
        responsive: [],
        slides: [1, 2, 3].map((n) => ({ content: [text(`slide-${n}`, `Slide ${n}`)] })),
      }),
      block('tabs', 'Builder: Tabs', {
        tabs: ['One', 'Two'].map((name) => ({
          label: [text(`label-${name}`, `Tab ${name}`)],
          content: [text(`content-${name}`, `Panel ${name}`)],
        })),
      }),
      block(
        'masonry',
        'Builder:Masonry',
        { useChildrenForTiles: true, columnWidth: '200px' },
        { children: [text('tile', 'Tile')] },
      ),
      block(
        'form',
        'Form:Form',
        { sendSubmissionsTo: 'custom', action: '/none' },
        { children: [block('name', 'Form:Input', { type: 'text', name: 'name' })] },
      ),
    ],
  },
}

/** Mounts and unmounts `times` times. */
async function comeAndGo(page: Page, contentHost: string, times: number): Promise<void> {
  await page.evaluate(
    async ({ host, content, rounds }) => {
      const options = { apiKey: 'roastery-demo', model: 'page', host, content }
      for (let round = 0; round < rounds; round++) {
        const isolation = round % 2 ? ('light' as const) : undefined
        const widget = window.SiteBlocks.mount('#app', { ...options, isolation } as never)
        await widget.ready
        widget.unmount()
      }
    },
    { host: contentHost, content: lively, rounds: times },
  )
}

/** Bytes of what scripts keep: everything on the heap but the code that the browser compiles, which grows by itself. */
async function keptBytes(session: CDPSession): Promise<number> {
  const chunks: string[] = []
  const take = ({ chunk }: { chunk: string }): number => chunks.push(chunk)
  // What finalizers free is collected by a second round.
  for (let round = 0; round < 3; round++) await session.send('HeapProfiler.collectGarbage')
  session.on('HeapProfiler.addHeapSnapshotChunk', take)
  await session.send('HeapProfiler.takeHeapSnapshot')
  session.off('HeapProfiler.addHeapSnapshotChunk', take)
  const { snapshot, nodes } = JSON.parse(chunks.join(''))
  const { node_fields: fields, node_types: types } = snapshot.meta
  const code = types[0].indexOf('code')
  const size = fields.indexOf('self_size')
  let bytes = 0
  for (let at = 0; at < nodes.length; at += fields.length) {
    if (nodes[at] !== code) bytes += nodes[at + size]
  }
  return bytes
}

test('mounting and unmounting 200 times leaves the heap where it was', async ({ host, page }) => {
  test.slow()
  const session = await page.context().newCDPSession(page)
  await host.open('/api')
  await comeAndGo(page, host.contentHost, 40)
  const before = await keptBytes(session)
  const counted = await session.send('Memory.getDOMCounters')
  await comeAndGo(page, host.contentHost, 200)
  expect((await keptBytes(session)) / before).toBeLessThan(1.05)
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')
  expect(nodes - counted.nodes).toBeLessThan(50)
  expect(jsEventListeners - counted.jsEventListeners).toBeLessThan(10)
})

test('50 widgets share each request that is equal, and one base style sheet', async ({
  host,
  page,
  content,
}) => {
  await content.save('story', { id: 'story-1', data: { blocks: [text('story', 'A story')] } })
  await page.route(/apiKey=other/, (route) => {
    const blocks = [text('other', 'Of another space')]
    return route.fulfill({ json: { results: [{ id: 'other-1', data: { blocks } }] } })
  })
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname.startsWith('/api/v3/')) asked.push(`${pathname} ${searchParams.get('apiKey')}`)
  })
  await host.open('/api')
  const [shared, own] = await page.evaluate(async (contentHost) => {
    const kinds = [
      { apiKey: 'roastery-demo', model: 'page', url: '/' },
      { apiKey: 'roastery-demo', model: 'story' },
      { apiKey: 'other', model: 'story' },
    ]
    const widgets = Array.from({ length: 50 }, (_, index) => {
      const element = document.createElement('section')
      document.body.append(element)
      const options = kinds[index % kinds.length] as (typeof kinds)[number]
      return {
        element,
        ready: window.SiteBlocks.mount(element, { ...options, host: contentHost }).ready,
      }
    })
    await Promise.all(widgets.map(({ ready }) => ready))
    const sheets = widgets.map(({ element }) => element.shadowRoot?.adoptedStyleSheets ?? [])
    const [first = []] = sheets
    const common = first.filter((sheet) => sheets.every((list) => list.includes(sheet)))
    const others = sheets.flat().filter((sheet) => !common.includes(sheet))
    return [common.length, new Set(others).size === others.length] as const
  }, host.contentHost)
  expect([shared, own]).toEqual([1, true])
  expect(asked.sort()).toEqual([
    '/api/v3/content/page roastery-demo',
    '/api/v3/content/story other',
    '/api/v3/content/story roastery-demo',
  ])
  await expect(page.getByText('A story')).toHaveCount(17)
  await expect(page.getByText('Of another space')).toHaveCount(16)
})

test('of two versions the first one serves, and elements of both show content', async ({
  host,
  page,
}) => {
  const first = readFileSync(new URL('../dist/embed.js', import.meta.url), 'utf8')
  const version = /SiteBlocks (\S+) /.exec(first)?.[1] ?? ''
  host.site.answer('/embed-next.js', { html: first.split(version).join('99.0.0') })
  const element = `<site-blocks api-key="roastery-demo" model="page" url="/" host="${host.contentHost}"></site-blocks>`
  host.site.answer('/versions', {
    html: `<!doctype html><title>Two versions</title>
      ${element}<script src="/embed.js"></script>
      <script>window.first = SiteBlocks</script>
      ${element}<div data-siteblocks data-api-key="roastery-demo" data-model="page" data-url="/" data-host="${host.contentHost}"></div>
      <script src="/embed-next.js"></script>`,
  })
  await host.open('/versions')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(3)
  const served = await page.evaluate(() => {
    const { first: kept } = window as unknown as { first: unknown }
    return [window.SiteBlocks === kept, window.SiteBlocks.version]
  })
  expect(served).toEqual([true, version])
})
