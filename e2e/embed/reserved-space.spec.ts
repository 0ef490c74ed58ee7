import { expect, test } from '../fixtures'
import { watch } from '../support/checks/watch'
import { text } from '../support/content/contentBlocks'

test('late content causes no layout shift if the page reserved its space', async ({
  host,
  page,
}) => {
  const tall = text('tall', 'Late content', { responsiveStyles: { large: { height: '480px' } } })
  const content = JSON.stringify({ id: 'late', data: { blocks: [tall] } })
  host.site.answer('/reserved', {
    html: `<!doctype html><title>Reserved</title><style>body { margin: 0 }</style>
      <site-blocks api-key="k" model="page" can-track="false" content='${content}'
        style="display: block; min-height: 480px"></site-blocks>
      <p>Below</p>`,
  })
  const seen = await watch(page)
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
  expect((await seen()).shift).toBe(0)
})
