import { expect, test } from '../fixtures'
import { block, box, text } from '../support/content/contentBlocks'
import type { HostPage } from '../support/pageObjects/HostPage'
import { mountHere } from '../support/pageObjects/mountEntry'
import { openServed } from '../support/served/servedHost'

/**
 * Tags that React hoists into the page's head, resolves to the page's own elements, or loads files
 * for.
 */
const PAGE_TAGS = ['title', 'meta', 'link', 'style', 'script', 'base', 'html', 'head', 'body']

/** Properties that make React hoist an element. */
const PROPERTIES = {
  name: 'robots',
  content: 'noindex',
  rel: 'preload',
  href: '/moved.css',
  precedence: 'high',
  as: 'style',
  lang: 'xx',
  async: true,
  src: '/moved.js',
}

const HTML = PAGE_TAGS.map((tag) => `<${tag} name="robots" src="/moved.js" lang="xx">x</${tag}>`)

const blocks = [
  ...PAGE_TAGS.map((tag) =>
    box(`tag-${tag}`, { tagName: tag, properties: { ...PROPERTIES, text: `A ${tag}` } }),
  ),
  ...PAGE_TAGS.map((tag) => ({
    ...box(`core-${tag}`),
    component: { name: `core:${tag}`, tag, options: PROPERTIES },
  })),
  text('html', HTML.join('')),
  block('code', 'Custom Code', { code: HTML.join('') }),
  block('embed', 'Embed', { content: HTML.join('') }),
  text('end', 'The end'),
]

/** Parts of the page that content must not change, and how many of these tags the content has. */
async function pageParts({ page }: HostPage): Promise<object> {
  const elements = await page
    .locator(PAGE_TAGS.join())
    .evaluateAll((found) =>
      found.flatMap((element) => (element.closest('.builder-content') ? [element.localName] : [])),
    )
  return page.evaluate((elements) => {
    const { documentElement, head, body, title } = document
    const tags = [documentElement, head, body].map(
      (element) => (element.cloneNode(false) as Element).outerHTML,
    )
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
    const moved = loaded.filter((name) => name.includes('/moved'))
    return { title, head: head.innerHTML, tags, elements, moved }
  }, elements)
}

test.describe('head and document tags in content', () => {
  test('do not change the page', async ({ host, page }) => {
    await host.open('/api')
    const before = await pageParts(host)
    await mountHere(host, { data: { blocks }, options: { isolation: 'light' } })
    await expect(page.getByText('The end')).toBeVisible()
    await expect(page.getByText('A title')).toBeVisible()
    expect(await pageParts(host)).toEqual(before)
    await host.expectProblem('the tag <title> was left out')
  })

  test('do not change a server-rendered page', async ({ host, page }) => {
    await openServed(host, { id: 'page-tags', data: { blocks } }, { script: 'none' })
    await expect(page.getByText('The end')).toBeVisible()
    const before = await pageParts(host)
    expect(before).toMatchObject({ title: 'Served', elements: [], moved: [] })
    await page.evaluate(() => {
      addEventListener('siteblocks:ready', () => Object.assign(window, { isReady: true }))
    })
    await page.evaluate(() => {
      const script = document.createElement('script')
      script.src = '/embed.js'
      document.body.append(script)
    })
    await page.waitForFunction('window.isReady')
    expect(await pageParts(host)).toEqual(before)
    host.takeProblems()
  })
})

test.describe('own blocks in React', () => {
  test('can use Suspense, portals, context and form actions', async ({ host, page }) => {
    await host.open('/api')
    await page.addScriptTag({ url: '/own-react.js' })
    const order = block('order', 'Order', { label: 'Bags' }, { children: [text('in', 'Inside')] })
    await mountHere(host, { data: { blocks: [order] } })

    const widget = page.locator('#app')
    await expect(widget.getByText('Inside')).toBeVisible()
    await expect(widget.getByText('Loading prices')).toBeVisible()
    await page.evaluate('setPrice("4.20")')
    await expect(widget.getByText('Price 4.20, theme dark')).toBeVisible()
    await expect(widget.getByText('Loading prices')).toBeHidden()
    await expect(page.locator('body > #portal')).toHaveText('In a portal, theme dark')

    const bags = widget.getByLabel('Bags')
    const button = widget.getByRole('button', { name: 'Order' })
    await bags.fill('0')
    await button.click()
    await expect(widget.getByRole('status')).toHaveText('Sending')
    await expect(button).toBeDisabled()
    await page.evaluate('answer()')
    await expect(widget.getByRole('status')).toHaveText('Order at least one')
    await bags.fill('3')
    await button.click()
    await expect(button).toBeDisabled()
    await page.evaluate('answer()')
    await expect(widget.getByRole('status')).toHaveText('3 bags ordered')
    await expect(bags).toHaveValue('1')
  })

  for (const isolation of ['shadow', 'light']) {
    test(`add metadata to the page’s head until unmounted, in ${isolation}`, async ({
      host,
      page,
    }) => {
      await host.open('/api')
      await page.addScriptTag({ url: '/own-react.js' })
      const before = await pageParts(host)
      await mountHere(host, {
        data: { blocks: [block('head', 'Head', {})] },
        options: { isolation },
      })
      const head = page.locator('head')
      await expect(head.locator('meta[name=robots]')).toHaveCount(1)
      await expect(head.locator('link[rel=author]')).toHaveCount(1)
      await expect(page).toHaveTitle('Set by a block')
      await expect(page.getByText('A note')).toHaveCSS('color', 'rgb(1, 2, 3)')
      await expect(head.locator('style')).toHaveCount(isolation === 'light' ? 1 : 0)
      await page.evaluate(() => window.mounted?.unmount())
      // React keeps style sheets in the head for later components.
      await head.locator('style').evaluateAll((sheets) => sheets.map((sheet) => sheet.remove()))
      expect(await pageParts(host)).toEqual(before)
    })
  }
})
