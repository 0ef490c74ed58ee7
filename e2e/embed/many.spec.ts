import { readFileSync } from 'node:fs'
import { expect, test } from '../fixtures'

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
