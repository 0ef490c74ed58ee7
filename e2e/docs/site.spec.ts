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
      'A/B test': 'variations',
      country: 'personalization',
      GTM: 'frameworks/tag-manager',
      WordPress: 'frameworks/wordpress',
    }
    for (const [words, guide] of Object.entries(answers)) {
      await page.getByRole('searchbox').fill(words)
      await expect(page.getByRole('option').locator(`a[href*="${guide}"]`).first()).toBeVisible()
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
