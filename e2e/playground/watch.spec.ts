import { expect } from '../support/playground'
import { test } from '../support/SnippetPage'

const ABOUT = 'entry=69ac95c0e0bc4cd4ccd2f8cda3ce1b27'
const TITLE = 'We were going to mend boats.'

test('the Live panel reports a site’s first impression and its refused requests', async ({
  snippets,
  page,
  playground,
  host,
  context,
}) => {
  const { tool } = playground
  const report = tool.getByRole('region', { name: 'Your site' })
  await snippets.open(ABOUT)
  const { body } = await snippets.follow('HTML')
  await tool.getByRole('button', { name: 'Watch for the first visit' }).click()
  await expect(report).toContainText('Waiting for your first impression …')

  const html = (snippet: string) => `<!doctype html><title>Shop</title><h1>Shop</h1>${snippet}`
  host.site.answer('/shop', { html: html(body) })
  host.site.answer('/typo', { html: html(body.replace('roastery-demo', 'roastery-dmeo')) })
  const visitor = await context.newPage()
  await visitor.goto(`${host.site.url}/shop`)
  await expect(visitor.getByRole('heading', { name: TITLE })).toBeVisible()
  const name = new URL(host.site.url).host
  await expect(report).toContainText(`First impression received: ${name}/shop`)
  await expect(report).toContainText('VariationDefault')
  await expect(report).toContainText('1 × impression')
  await expect(report).toContainText('RefusedNothing')

  await visitor.goto(`${host.site.url}/typo`)
  await expect(report).toContainText(`${name}/typo has asked for content`)
  await expect(report).toContainText('401. The API key is unknown')
  await visitor.close()
  // Requests of the preview itself are not visits.
  await expect(report).not.toContainText('/preview/')
  await expect(page.getByRole('tab', { name: 'Live' })).toHaveAttribute('aria-selected', 'true')
})
