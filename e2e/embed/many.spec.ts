import { readFileSync } from 'node:fs'
import { expect, test } from '../fixtures'
import { text } from '../support/servedContent'

test('50 widgets share equal requests and one base style sheet', async ({
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

test('the first of two versions serves the elements of both', async ({ host, page }) => {
  const first = readFileSync(new URL('../../dist/embed.js', import.meta.url), 'utf8')
  const version = /SiteBlocks (\S+) /.exec(first)?.[1] ?? ''
  host.site.answer('/embed-next.js', { html: first.split(version).join('99.0.0') })
  const element = `<site-blocks api-key="roastery-demo" model="page" url="/" host="${host.contentHost}"></site-blocks>`
  host.site.answer('/versions', {
    html: `<!doctype html><title>Two versions</title>
      ${element}<script src="/embed.js" data-api-key="roastery-demo"></script>
      <script>window.first = SiteBlocks</script>
      ${element}<div data-siteblocks data-model="page" data-url="/"></div>
      <script src="/embed-next.js" data-host="${host.contentHost}"></script>`,
  })
  await host.open('/versions')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(3)
  const served = await page.evaluate(() => {
    const { first: kept } = window as unknown as { first: unknown }
    return [window.SiteBlocks === kept, window.SiteBlocks.version]
  })
  expect(served).toEqual([true, version])
})
