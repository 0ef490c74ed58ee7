import { expect, test } from '../fixtures'
import { text } from '../support/servedContent'

test('late content causes no layout shift if the page reserved its space', async ({
  host,
  page,
}) => {
  const tall = text('tall', 'Late content', { responsiveStyles: { large: { height: '480px' } } })
  const content = JSON.stringify({ id: 'late', data: { blocks: [tall] } })
  host.site.answer('/reserved', {
    html: `<!doctype html><title>Reserved</title><style>body { margin: 0 }</style>
      <script>
        shifted = 0
        new PerformanceObserver((list) => list.getEntries().forEach(({ value }) => (shifted += value)))
          .observe({ type: 'layout-shift', buffered: true })
      </script>
      <site-blocks api-key="k" model="page" can-track="false" content='${content}'
        style="display: block; min-height: 480px"></site-blocks>
      <p>Below</p>`,
  })
  await host.open('/reserved')
  const below = page.getByText('Below')
  await expect(below).toBeVisible()
  const before = await below.boundingBox()
  await page.addScriptTag({ url: '/embed.js' })
  await expect(page.getByText('Late content')).toBeVisible()
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
  )
  expect(await below.boundingBox()).toEqual(before)
  expect(await page.evaluate('shifted')).toBe(0)
})
