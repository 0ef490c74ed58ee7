import type { Page } from 'playwright/test'
import { expect, test } from '../fixtures'
import { inBothForms } from '../support/inBothForms'

/** Source text of built-ins that libraries replace, as the page currently has them. */
function builtIns(page: Page): Promise<string> {
  return page.evaluate(() => {
    const owners = [Array, Object, JSON, Date, Function, String, Number]
    let text = ''
    for (const owner of owners) {
      for (const holder of [owner, (owner as { prototype?: object }).prototype ?? {}]) {
        for (const name of Object.getOwnPropertyNames(holder)) {
          const { value } = Object.getOwnPropertyDescriptor(holder, name) ?? {}
          if (typeof value === 'function') text += `${name}: ${value}\n`
        }
      }
    }
    return text
  })
}

inBothForms(test, () => {
  for (const name of ['prototype-js', 'old-magento', 'prototypes']) {
    test(`the host page "${name}" keeps its built-ins, and its events arrive unchanged`, async ({
      host,
      page,
      content,
    }) => {
      await host.open(`/hosts/${name}?without`)
      const before = await builtIns(page)
      await host.open(`/hosts/${name}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await builtIns(page)).toBe(before)
      expect(await page.locator('html > iframe').count()).toBe(0)
      await page.evaluate(() => {
        window.SiteBlocks.track('cart', {
          items: ['tea', { sizes: [1, 2], note: 'a "fine" one' }],
          at: new Date(0),
          none: null,
        })
      })
      await expect.poll(() => content.events('cart')).toHaveLength(1)
      const [event] = await content.events('cart')
      expect(event?.data).toMatchObject({
        items: ['tea', { sizes: [1, 2], note: 'a "fine" one' }],
        at: '1970-01-01T00:00:00.000Z',
        none: null,
        metadata: { url: expect.stringContaining(`/hosts/${name}`) },
      })
    })
  }

  test('one message names replaced methods without a substitute', async ({ host, page }) => {
    await host.open('/hosts/replaced-methods')
    await expect.poll(() => host.problems.length).toBe(1)
    expect(host.takeProblems()).toEqual([
      'uncaught: SiteBlocks: a script of this page replaced Array.prototype.find, Array.prototype.reduce with a non-standard version, so no content can be shown. Update or remove that script; old versions of Prototype.js and MooTools do this.',
    ])
    await expect(page.getByText('Placeholder of the site')).toBeVisible()
  })
})
