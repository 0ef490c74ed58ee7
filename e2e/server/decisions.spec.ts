import { expect, test } from '../fixtures'
import { watch } from '../support/checks/watch'
import { everything, offer } from '../support/served/servedContent'
import { fixRandom, openServed, widgetOptions } from '../support/served/servedHost'
import { serve, serverModule } from '../support/served/servedPage'

test.describe('HTML shared by all visitors', () => {
  for (const { draw, price, id, color } of [
    { draw: 0.1, price: 'Half price', id: 'bold', color: 'rgb(8, 8, 8)' },
    { draw: 0.9, price: 'Full price', id: 'offer', color: 'rgb(7, 7, 7)' },
  ]) {
    test(`shows ${price} from the first paint and remembers it`, async ({
      host,
      page,
      context,
      content,
    }) => {
      const { DECIDE_HASH } = await serverModule()
      const policy = `script-src 'self' ${DECIDE_HASH}; connect-src 'self' ${host.contentHost}`
      const seen = await watch(page)
      await fixRandom(page, draw)
      await page.addInitScript(() => {
        addEventListener('siteblocks:variation', (event) =>
          Object.assign(window, { variation: (event as CustomEvent).detail.variationId }),
        )
      })
      await openServed(host, offer, { policy })
      await expect(page.getByText(price)).toBeVisible()
      await expect(page.locator('.builder-price')).toHaveCount(1)
      await expect(page.locator('.builder-price')).toHaveCSS('color', color)
      await expect
        .poll(() => page.evaluate(() => (window as never as { variation: string }).variation))
        .toBe(id)
      expect(await seen()).toEqual({ shift: 0, violations: [] })
      const cookies = await context.cookies()
      expect(cookies).toContainEqual(
        expect.objectContaining({ name: 'builder.tests.offer', value: id }),
      )
      await expect.poll(() => content.events('impression')).toHaveLength(1)

      await fixRandom(page, 0.5)
      await page.reload()
      await expect(page.getByText(price)).toBeVisible()
    })
  }

  test('is decided by one script for all entries of a page', async ({ host, page }) => {
    const { renderToHtml, DECIDE_HASH } = await serverModule()
    const seen = await watch(page)
    await fixRandom(page, 0.1)
    const options = { ...widgetOptions(host), page: {} }
    const parts = ['one', 'two', 'three'].map((id) => renderToHtml({ ...offer, id }, options))
    const html = parts.map((part) => part.html).join('')
    const policy = `script-src 'self' ${DECIDE_HASH}; connect-src 'self' ${host.contentHost}`
    serve(
      host.site,
      '/served',
      { html, css: '', entry: {}, setCookies: [] },
      { policy, script: 'none' },
    )
    await host.open('/served')
    await expect(page.getByText('Half price')).toHaveCount(3)
    await expect(page.getByText('Full price')).toHaveCount(0)
    expect((await seen()).violations).toEqual([])
    const [first = 0, ...others] = parts.map((part) => part.html.length)
    for (const length of others) expect(first - length).toBeGreaterThan(20_000)
  })

  test('is decided by the widget if the script fails to load', async ({ host, page, context }) => {
    await fixRandom(page, 0.1)
    await openServed(host, offer, { options: { decideSrc: '/not-there.js' } })
    await expect(page.getByText('Half price')).toBeVisible()
    await expect(page.locator('.builder-price')).toHaveCount(1)
    expect((await context.cookies()).map(({ name }) => name)).toContain('builder.tests.offer')
    await host.expectProblems([expect.stringContaining('404')])
  })

  for (const { known, browser, shown } of [
    { known: { plan: 'pro' }, browser: 'Firefox', shown: 'For pros' },
    { known: { plan: 'free' }, browser: 'iPhone', shown: 'For phones' },
    // A device in the cookie stems from an earlier visit.
    { known: { plan: 'free', device: 'mobile' }, browser: 'Firefox', shown: 'For all' },
  ]) {
    test(`shows "${shown}" to ${JSON.stringify(known)} on ${browser}`, async ({
      host,
      page,
      context,
    }) => {
      const value = encodeURIComponent(JSON.stringify(known))
      await context.addCookies([{ name: 'builder.userAttributes', value, url: host.site.url }])
      await page.addInitScript((userAgent) => {
        Object.defineProperty(navigator, 'userAgent', { value: userAgent })
      }, browser)
      await openServed(host, everything, { script: 'none' })
      await expect(page.getByText(shown)).toBeVisible()
      const element = await page.getByText(shown).elementHandle()
      await page.addScriptTag({ url: '/embed.js' })
      await expect(page.getByText('Slide 3')).toBeAttached()
      await expect(page.getByText(shown)).toBeVisible()
      await expect(page.getByText(/^For (all|pros|phones)$/)).toHaveCount(1)
      expect(await element?.evaluate((one) => one.isConnected)).toBe(true)
    })
  }
})
