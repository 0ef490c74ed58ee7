import { textOf } from '../support/contentBlocks'
import { expect, test } from '../support/playground'

/**
 * Tasks of a site owner that concern content and preview. Each starts at the start page and uses
 * only what is visible.
 */
test.describe('a site owner', () => {
  test('reads what SiteBlocks does, browses the site and shares a link to a page', async ({
    page,
    playground,
    host,
  }) => {
    test.slow()
    const { preview, tool } = playground
    const heading = preview.getByRole('heading', { level: 1 })
    const status = page.getByLabel('Status')
    const address = page.getByRole('textbox', { name: 'Address of the page' })
    const shown = async (name: string, at: string) => {
      await expect(status.getByText(new RegExp(`^Entry\\s*${name}$`))).toBeVisible()
      await expect(status.getByText('Shown')).toBeVisible()
      await expect(address).toHaveValue(at)
      await expect(
        tool.getByRole('link', { name: new RegExp(`^${name} (page|article)`) }),
      ).toHaveAttribute('aria-current', 'true')
    }

    await test.step('one sentence explains SiteBlocks, and the steps are visible', async () => {
      await page.goto(playground.url)
      const banner = page.getByRole('banner', { name: 'SiteBlocks playground' })
      await expect(banner).toContainText(
        'Entries of the Builder.io format on any page, from any host',
      )
      await expect(page.getByRole('navigation', { name: 'Steps' }).getByRole('tab')).toHaveText([
        /Content/,
        /Behaviour/,
        /Install/,
        /Watch/,
      ])
      await shown('Home', '/')
    })

    await test.step('each step has its guide', async () => {
      for (const [step, guide] of [
        ['Behaviour', 'options'],
        ['Watch', 'playground'],
        ['Content', 'playground'],
      ] as const) {
        await playground.openStep(step)
        const link = tool.getByRole('link', { name: /^Read about/ })
        await expect(link).toHaveAttribute('href', `/docs/${guide}.html`)
      }
    })

    await test.step('links of the page open the matching samples', async () => {
      await preview.getByRole('link', { name: 'Come to a class' }).click()
      await shown('School', '/school')
      await preview.getByRole('link', { name: 'Journal' }).first().click()
      await shown('Three minutes, one kettle', '/journal/pour-over')
      await preview.getByRole('link', { name: 'Visit us' }).first().click()
      await shown('Home', '/#visit')
    })

    await test.step('back and forward return to the pages', async () => {
      await page.evaluate(() => history.back())
      await shown('Three minutes, one kettle', '/journal/pour-over')
      await page.evaluate(() => history.back())
      await shown('School', '/school')
      await page.evaluate(() => history.forward())
      await shown('Three minutes, one kettle', '/journal/pour-over')
    })

    await test.step('a link without a sample is stopped, and an alert names its target', async () => {
      await address.fill('/')
      await address.press('Enter')
      await shown('Home', '/')
      await preview.getByRole('link', { name: 'Let us send you' }).click()
      await expect(page.getByRole('alert')).toContainText('this link leads to /subscriptions.')
      await expect(heading).toBeVisible()
      await page.getByRole('button', { name: 'Close' }).click()
      await expect(page.getByRole('alert')).toHaveCount(0)
    })

    await test.step('an address without a matching entry shows “No content”', async () => {
      await address.fill('spring-sale/?utm_source=mail')
      await address.press('Enter')
      await expect(status.getByText('No content')).toBeVisible()
      await expect(address).toHaveValue('/spring-sale/?utm_source=mail')
      await expect(page.getByRole('alert')).toContainText('nothing for this page')
      await expect(status.getByText('Shown')).toHaveCount(0)
      await address.fill('/about?utm_source=mail')
      await address.press('Enter')
      await shown('About', '/about?utm_source=mail')
      expect(await preview.locator('#content').evaluate(() => location.search)).toBe(
        '?utm_source=mail',
      )
    })

    await test.step('a copied link opens the same page', async () => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
      await page.getByRole('button', { name: 'Copy link' }).click()
      await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible()
      const link = await page.evaluate(() => navigator.clipboard.readText())
      await page.goto('about:blank')
      await page.goto(link)
      await shown('About', '/about?utm_source=mail')
    })
    expect(host.takeProblems()).toEqual([])
  })

  test('pastes broken JSON, which is never reported as shown', async ({ page, playground }) => {
    const { preview, tool } = playground
    const status = page.getByLabel('Status')
    await page.goto(playground.url)
    await tool.getByRole('button', { name: 'Pasted' }).click()
    const editor = tool.getByRole('textbox', { name: /^JSON of/ })
    const paste = async (text: string) => {
      await editor.click()
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.insertText(text)
    }
    await paste('{"data": {"blocks": [')
    await expect(page.getByRole('alert').first()).toContainText('cannot be read yet')
    await expect(status.getByText('No content')).toBeVisible()
    await expect(status).not.toContainText(/Shown|undefined/)

    const blocks = [textOf('<h1>Mended</h1>')]
    await paste(JSON.stringify({ name: 'Mended entry', data: { blocks } }))
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Mended')
    await expect(status.getByText('Shown')).toBeVisible()
    await expect(status.getByText('Mended entry')).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)

    await tool.getByRole('button', { name: 'Samples' }).click()
    await expect(tool.getByRole('link', { name: /^Home/ }).first()).toBeVisible()
  })
})
