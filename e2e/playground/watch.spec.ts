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

const HOSTILE = `<!doctype html><html><head><title>Shop</title>
  <meta http-equiv="refresh" content="0;url=https://evil.example.com">
  <script>document.title = 'taken over'; parent.document.title = 'taken over'</script></head>
  <body><main><h1>Shop</h1><p id="first">First</p><a href="/elsewhere">Elsewhere</a></main></body></html>`

test('a site’s own page is previewed with the content where the author clicks', async ({
  snippets,
  page,
  playground,
  host,
}) => {
  const { tool } = playground
  const own = page.frameLocator('iframe[title="Your page"]')
  const show = async (address: string) => {
    await tool.getByLabel('Address of the page').fill(address)
    await tool.getByRole('button', { name: 'Show' }).click()
  }
  await playground.open(`panel=watch&${ABOUT}`)

  await test.step('a page that cannot be loaded is reported', async () => {
    await show('http://localhost:1/')
    await expect(tool.getByText('The site does not answer.')).toBeVisible()
    await show(`${host.site.url}/nothing-here`)
    await expect(tool.getByText('no page at this address (404)')).toBeVisible()
  })

  await test.step('the page is shown in the preview and cannot reach out of its frame', async () => {
    host.site.answer('/shop', { html: HOSTILE, headers: { 'x-frame-options': 'DENY' } })
    await show(`${host.site.url}/shop`)
    await expect(own.getByRole('heading', { name: 'Shop' })).toBeVisible()
    await expect(tool.getByText('refuses to be shown in frames')).toBeVisible()
    const frame = page.frames().find((one) => one.url().includes('/own-page/'))
    expect(
      await frame?.evaluate(() => ({
        origin: window.origin,
        title: document.title,
        link: document.querySelector('a')?.href,
      })),
    ).toEqual({ origin: 'null', title: 'Shop', link: `${host.site.url}/elsewhere` })
    expect(await page.title()).not.toContain('taken over')
  })

  await test.step('a click chooses where the content is inserted', async () => {
    await own.locator('#first').click()
    await expect(own.getByRole('heading', { name: TITLE })).toBeVisible()
    await expect(tool.getByRole('textbox', { name: /Click the element/ })).toHaveValue('#first')
    expect(await own.locator('site-blocks').evaluate((it) => it.previousElementSibling?.id)).toBe(
      'first',
    )
  })

  await test.step('the tag manager snippet inserts it there too', async () => {
    await tool.getByRole('button', { name: 'Take the snippet' }).click()
    await snippets.choose('Tag Manager')
    expect(await snippets.copy('Paste this into the tag')).toContain("querySelector('#first')")
    await page.getByRole('button', { name: 'Back to the preview' }).click()
    await expect(playground.preview.getByRole('heading', { name: TITLE })).toBeVisible()
  })
})
