import type { Page } from 'playwright/test'
import { expect, test } from '../fixtures'
import { block, box, text } from '../support/contentBlocks'
import type { HostPage } from '../support/HostPage'
import { mountEntry } from '../support/mountEntry'

/** A button that adds to the site's cart, and a price written by the site. */
const SHOP = {
  state: { item: { sku: 'beans-1' } },
  blocks: [
    block(
      'add',
      'Core:Button',
      { text: 'Add to cart' },
      { actions: { click: 'cart.add(state.item.sku); dataLayer.push({ event: "add" })' } },
    ),
    text('price', '<p>{{price(12)}}</p>'),
  ],
}

/** Two equally likely variations. */
function offer(id: string): object {
  const blocks = (words: string): object => ({ blocks: [text('words', `<p>${words}</p>`)] })
  return {
    id,
    name: id,
    testRatio: 0.5,
    data: blocks(`${id}: default`),
    variations: { [`${id}-b`]: { id: `${id}-b`, testRatio: 0.5, data: blocks(`${id}: other`) } },
  }
}

/** Shows two offers on the page at `origin` and returns their texts. */
async function visit({ page, contentHost }: HostPage, origin: string, options: object) {
  await page.goto(`${origin}/api`)
  return page.evaluate(
    async ({ entries, more }) => {
      const texts: (string | undefined)[] = []
      for (const content of entries) {
        const element = document.body.appendChild(document.createElement('div'))
        const settings = { apiKey: 'roastery-demo', model: 'offer', content, ...more }
        await window.SiteBlocks.mount(element, settings as never).ready
        texts.push(element.shadowRoot?.querySelector('p')?.textContent ?? undefined)
      }
      return texts
    },
    {
      entries: [offer('spring'), offer('summer')],
      more: { host: contentHost, ...options },
    },
  )
}

const cookieNames = async (page: Page): Promise<string[]> =>
  (await page.context().cookies()).map(({ name }) => name)

test.describe('functions of the site', () => {
  test('are called by content under a strict policy if listed in globals', async ({
    host,
    page,
  }) => {
    await host.open('/strict-csp')
    await page.waitForFunction('window.SiteBlocks')
    await page.evaluate(async (data) => {
      const cart: string[] = []
      const dataLayer: object[] = []
      const element = document.body.appendChild(document.createElement('div'))
      element.id = 'shop'
      const globals = {
        dataLayer,
        price: (pounds: number) => `£${pounds}`,
        cart: { add: (sku: string) => cart.push(sku), secret: 'token' },
      }
      const settings = {
        apiKey: 'roastery-demo',
        model: 'shop',
        content: { id: 's', data },
        globals,
        canTrack: false,
      }
      await window.SiteBlocks.mount(element, settings as never).ready
      Object.assign(window, { bought: { cart, dataLayer } })
    }, SHOP)
    const shop = page.locator('#shop')
    await expect(shop.getByText('£12')).toBeVisible()
    await shop.getByRole('button', { name: 'Add to cart' }).click()
    expect(await page.evaluate('bought')).toEqual({
      cart: ['beans-1'],
      dataLayer: [{ event: 'add' }],
    })
  })

  test('are not available to another widget’s content', async ({ host, page }) => {
    await mountEntry(host, { data: { blocks: [box('b'), text('t', '<p>{{typeof price}}</p>')] } })
    await expect(page.getByText('undefined')).toBeVisible()
  })
})

test.describe('hooks of the page', () => {
  test('extend requests and change or drop events', async ({ host, page, content }) => {
    await host.open('/api')
    const asked = page.waitForRequest(/season=spring/)
    await page.evaluate(async (contentHost) => {
      window.SiteBlocks.addRequestHook(({ query }) => {
        query.season = 'spring'
      })
      window.SiteBlocks.addTrackingHook((event) =>
        event.type === 'click' ? null : { ...event, data: { ...event.data, tenant: 'shop' } },
      )
      const settings = { apiKey: 'roastery-demo', model: 'page', url: '/', host: contentHost }
      await window.SiteBlocks.mount('#app', settings).ready
    }, host.contentHost)
    await asked
    await page.getByRole('heading', { level: 1 }).click()
    await expect.poll(async () => (await content.events('impression')).length).toBe(1)
    expect((await content.events('impression'))[0]?.data.tenant).toBe('shop')
    expect(await content.events('click')).toEqual([])
  })
})

test.describe('cookies', () => {
  test('of a domain identify one visitor on two hosts', async ({ host, page }) => {
    const options = { cookieDomain: 'shop.localhost', cookiePrefix: 'a.', variationCookies: 'one' }
    const origin = (name: string): string =>
      host.site.url.replace('localhost', `${name}.shop.localhost`)
    const first = await visit(host, origin('www'), options)
    for (let time = 0; time < 3; time++) {
      expect(await visit(host, origin('blog'), options)).toEqual(first)
    }
    const names = await cookieNames(page)
    expect(names).toContain('a.builder.tests')
    expect(names.filter((name) => !name.startsWith('a.') || /spring|summer/.test(name))).toEqual([])
    const domains = (await page.context().cookies()).map(({ domain }) => domain)
    expect(new Set(domains)).toEqual(new Set(['.shop.localhost']))
  })

  test('of single entries move into one and keep the visitor’s variations', async ({
    host,
    page,
  }) => {
    const before = await visit(host, host.site.url, {})
    expect(await cookieNames(page)).toContain('builder.tests.spring')
    expect(await visit(host, host.site.url, { variationCookies: 'one' })).toEqual(before)
    const names = await cookieNames(page)
    expect(names).toContain('builder.tests')
    expect(names.filter((name) => name.startsWith('builder.tests.'))).toEqual([])
  })
})
