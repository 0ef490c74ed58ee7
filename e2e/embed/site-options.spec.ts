import type { Page } from 'playwright/test'
import { expect, test } from '../fixtures'
import { text } from '../support/contentBlocks'
import type { HostPage } from '../support/HostPage'

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
})
