import { axeFindings } from '../support/checks/axeFindings'
import { expect, test } from '../support/workbench/playground'

test('the documentation site can be searched, read and copied from', async ({
  page,
  playground,
  context,
}) => {
  const home = `${playground.url}/docs/`
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])

  await test.step('home shows the snippet and a live widget', async () => {
    await page.goto(home)
    await expect(page.getByText('<site-blocks').first()).toBeVisible()
    const tab = page.getByRole('tab', { name: 'Roasting days' })
    await tab.click()
    await expect(tab).toHaveAttribute('aria-selected', 'true')
    expect(await axeFindings(page)).toEqual([])
  })

  await test.step('search finds an option by its attribute and links to its control', async () => {
    await page.getByRole('button', { name: 'Search' }).first().click()
    await page.getByRole('searchbox').fill('consent-wait')
    await page
      .getByRole('option', { name: /consentWait/ })
      .first()
      .click()
    await expect(page).toHaveURL(`${home}options.html#consentwait`)
    await page.locator('p:has-text("consent-wait")').getByRole('link', { name: 'Try it' }).click()
    await expect(page.getByRole('textbox', { name: 'consentWait' })).toBeVisible()
  })

  await test.step('search finds what readers call it', async () => {
    await page.goto(home)
    await page.getByRole('button', { name: 'Search' }).first().click()
    const answers = {
      'A/B test': 'variations.html',
      'A/B/C': 'variations.html',
      'who won': 'variations.html#who-won',
      'campaign link': 'personalization.html#only-for-a-campaign',
      country: 'personalization.html#only-for-a-country',
      'returning visitor': 'personalization.html#only-for-those-who-return',
      translate: 'languages.html',
      'dark mode': 'looks.html#a-dark-scheme',
      colour: 'looks.html',
      'cookie banner': 'consent.html',
      GDPR: 'consent.html',
      testimonials: 'faq.html',
      'holiday banner': 'faq.html',
      'thank you': 'faq.html',
      newsletter: 'faq.html',
      popup: 'faq.html',
      'hide on phone': 'faq.html',
      'not showing': 'faq.html',
      SEO: 'faq.html',
      'Google Analytics': 'connect.html',
      GTM: 'frameworks/tag-manager.html',
      Shopify: 'frameworks/site-builders.html',
      WordPress: 'frameworks/wordpress.html',
    }
    for (const [words, guide] of Object.entries(answers)) {
      await page.getByRole('searchbox').fill(words)
      const first = page.getByRole('option').first().getByRole('link')
      await expect(first).toHaveAttribute('href', new RegExp(`docs/${guide}`))
    }
  })

  await test.step('home leads to the playground', async () => {
    await page.goto(home)
    await page.getByRole('link', { name: 'Try it in the playground' }).click()
    await expect(page.getByRole('banner', { name: 'SiteBlocks playground' })).toBeVisible()
  })

  await test.step('home leads each reader to a first page', async () => {
    await page.goto(home)
    for (const link of [
      'Embedding',
      'Events',
      'Variations',
      'Migration',
      'Security',
      'Architecture',
    ]) {
      const found = page.locator('main').getByRole('link', { name: link, exact: true })
      await expect(found).toHaveAttribute('href', new RegExp(link.toLowerCase()))
    }
  })

  await test.step('tabs keep their choice, and code can be copied', async () => {
    await page.goto(`${home}quick-start.html`)
    await page.getByRole('tab', { name: 'Vue' }).click()
    await page.reload()
    await expect(page.getByRole('tab', { name: 'Vue' })).toHaveAttribute('aria-selected', 'true')
    await page.getByRole('tab', { name: 'React' }).click()
    const code = page.locator('[class*="language-tsx"]:visible').first()
    await code.hover()
    await code.getByRole('button', { name: 'Copy code' }).click()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toContain("import { SiteBlocks } from 'siteblocks/react'")
    expect(await axeFindings(page)).toEqual([])
  })

  await test.step('an example runs beside its source', async () => {
    await page.goto(`${home}example-apps.html#vue`)
    const app = page.frameLocator('iframe[title="The Vue example"]')
    await app.getByRole('navigation').first().getByRole('link', { name: 'About' }).click()
    await expect(app.locator('main').getByRole('heading', { level: 1 })).toHaveText(
      'We were going to mend boats.',
    )
    const source = page.getByRole('region', { name: 'Source of the Vue example' })
    await expect(source.getByText('<site-blocks')).toBeVisible()
    await source.getByRole('button', { name: 'vite.config.ts' }).click()
    await expect(source.getByText('isCustomElement').first()).toBeVisible()
  })

  await test.step('pages fit a phone in dark mode', async () => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.setViewportSize({ width: 390, height: 844 })
    for (const guide of ['', 'quick-start.html', 'options.html', 'example-apps.html', 'api/']) {
      await page.goto(home + guide)
      const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(scrollWidth, guide).toBeLessThanOrEqual(390)
    }
    await page.goto(`${home}quick-start.html`)
    expect(await axeFindings(page)).toEqual([])
  })
})
