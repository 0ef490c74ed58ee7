import { HOME_HEADLINE } from '../support/content/homeHeadline'
import { KEYBOARD } from '../support/workbench/hands'
import { expect } from '../support/workbench/playground'
import { test } from '../support/workbench/SnippetPage'

const TITLE = 'We were going to mend boats.'

test.describe('a site owner, by mouse', () => {
  test('installs a page, and sees its first impression and refused requests', async ({
    page,
    snippets,
    playground,
    host,
    context,
  }) => {
    const { tool, preview } = playground
    const report = tool.getByRole('region', { name: 'Your site' })
    await playground.open('')
    await playground.openStep('Content')
    await playground.press(tool.getByRole('link', { name: /^About page/ }))
    await expect(preview.getByRole('heading', { name: TITLE })).toBeVisible()
    await playground.openStep('Install')
    const { body } = await snippets.follow('HTML')
    await playground.pressButton('Watch for the first visit')
    await expect(page.getByRole('tab', { name: 'Watch' })).toBeFocused()
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
  })
})

test.describe('a site owner, by keyboard on a phone', () => {
  test.use({ hand: KEYBOARD })

  test('learns why a click is not recorded, and that a server stores nothing', async ({
    page,
    playground,
    content,
  }) => {
    const { tool, preview } = playground
    const headline = preview.getByRole('heading', { level: 1 })
    await playground.open('')
    await expect(headline).toHaveText(HOME_HEADLINE)
    await playground.openStep('Watch')
    await expect(tool.getByRole('button', { name: /^Impression Home/ })).toBeVisible()
    await headline.click()
    await expect(tool.getByRole('button', { name: /^Click Home/ })).toBeVisible()
    expect(await content.events('click')).toHaveLength(1)

    await playground.press(tool.getByRole('switch', { name: 'Visitor consents' }))
    const stored = tool.getByText('Nothing of SiteBlocks is stored')
    await expect(stored).toBeVisible()
    await headline.click()
    await expect(
      tool.getByText(/not recorded, the last of type click: consent was refused/),
    ).toBeVisible()
    await expect(tool.getByText(/Turn on “Visitor consents” below/)).toBeVisible()
    // axe cannot decide the contrast of a line that the panel's edge cuts.
    await stored.evaluate((line) => line.scrollIntoView({ block: 'center' }))
    expect(await playground.faults()).toEqual([])

    await playground.press(page.getByRole('button', { name: /^Conditions/ }))
    const group = page.getByRole('group', { name: 'Rendered by' })
    await playground.press(group.getByRole('button', { name: 'Server' }))
    await expect(page.getByLabel('Status').getByText(/Rendered by\s*Server/)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(headline).toHaveText(HOME_HEADLINE)
    expect(await page.context().cookies()).toEqual([])
    expect(await content.events('click')).toHaveLength(1)
  })
})
