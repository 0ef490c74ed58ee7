import { HOME_HEADLINE } from '../support/homeHeadline'
import { expect } from '../support/playground'
import { test } from '../support/SnippetPage'

/**
 * Tasks of a site owner that concern options. Each starts at the start page and uses only what is
 * visible.
 */
test.describe('a site owner', () => {
  test('sets six options, opens the docs of one and copies a snippet with all six', async ({
    page,
    playground,
    snippets,
  }) => {
    const { preview, tool } = playground
    await playground.open('')
    await expect(preview.getByRole('heading', { level: 1, name: HOME_HEADLINE })).toBeVisible()
    await playground.openStep('Behaviour')

    await test.step('the six options are visible without a search', async () => {
      await tool.getByRole('textbox', { name: 'consentWait', exact: true }).fill('500')
      await tool.getByRole('textbox', { name: 'locale', exact: true }).fill('de-DE')
      await tool.getByRole('textbox', { name: 'minHeight', exact: true }).fill('40vh')
      await tool.getByRole('switch', { name: 'updateMetadata', exact: true }).click()
      await tool
        .getByRole('group', { name: 'loading' })
        .getByRole('button', { name: 'lazy' })
        .click()
      await tool.getByRole('switch', { name: 'canTrack', exact: true }).click()
      await expect(tool.getByRole('button', { name: 'Reset all 6' })).toBeVisible()
    })

    await test.step('the link of an option opens its section of the docs', async () => {
      const link = tool.getByRole('link', { name: 'Docs of minHeight' })
      const docs = await page.context().newPage()
      await docs.goto(new URL((await link.getAttribute('href')) as string, page.url()).href)
      const heading = docs.getByRole('heading', { name: 'minHeight' })
      await expect(heading).toBeInViewport()
      await docs.close()
    })

    await test.step('the snippet has all six', async () => {
      await playground.openStep('Install')
      await snippets.choose('HTML')
      const snippet = await snippets.copy()
      for (const attribute of [
        'consent-wait="500"',
        'locale="de-DE"',
        'min-height="40vh"',
        'update-metadata',
        'loading="lazy"',
        'can-track="false"',
      ]) {
        expect(snippet).toContain(attribute)
      }
    })
  })
})
