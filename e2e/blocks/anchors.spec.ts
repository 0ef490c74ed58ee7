import { expect } from '../fixtures'
import { block, box, text } from '../support/content/contentBlocks'
import { blockTest as test } from '../support/pageObjects/BlockPage'

const tall = { responsiveStyles: { large: { height: '1500px' } } }

/**
 * A long page with a visible pricing section, and others inside a tab, an accordion and a delayed
 * section.
 */
const entry = {
  id: 'entry-1',
  data: {
    blocks: [
      text(
        'links',
        '<a href="#prices">Prices</a> <a href="/page#hours">Hours</a> <a href="#legal">Legal</a>',
      ),
      box('space-1', tall),
      box('prices', {
        properties: { id: 'prices' },
        children: [text('prices-text', '<h2>Our prices</h2>')],
      }),
      box('space-2', tall),
      block('tabs', 'Builder: Tabs', {
        tabs: ['Team', 'Hours'].map((name) => ({
          label: [text(`label-${name}`, name)],
          content: [text(`panel-${name}`, `<h2 id="${name.toLowerCase()}">About ${name}</h2>`)],
        })),
      }),
      box('space-3', tall),
      block('accordion', 'Builder:Accordion', {
        items: [
          {
            title: [text('title', 'Questions')],
            detail: [
              block('inner', 'Builder:Accordion', {
                items: [
                  {
                    title: [text('inner-title', 'About parking')],
                    detail: [text('inner-detail', '<a name="parking"></a>Park in the yard')],
                  },
                ],
              }),
            ],
          },
        ],
      }),
      box('space-4', tall),
      block(
        'late',
        'Core:Section',
        { lazyLoad: true },
        { children: [text('legal-text', '<h2 id="legal">Small print</h2>')] },
      ),
      box('space-5', tall),
    ],
  },
}

const pageWith = (content: object) => `<!doctype html><html lang="en"><title>Page</title>
  <nav style="position:fixed;top:0;right:0;z-index:1;background:#fff">
    <a href="#prices">Menu: prices</a> <a href="#parking">Menu: parking</a> <a href="#own">Menu: own</a>
  </nav>
  <site-blocks api-key="key" model="page" can-track="false" content='${JSON.stringify(content)}'></site-blocks>
  <p id="own" style="margin-top:2000px">The page's own</p>
  <script src="/embed.js"></script></html>`

test.beforeEach(({ site }) => {
  site.answer('/page', { html: pageWith(entry) })
})

test.describe('a link to an element of the content', () => {
  test('scrolls to it from another page', async ({ host, page }) => {
    for (const [fragment, shown] of [
      ['prices', 'Our prices'],
      ['hours', 'About Hours'],
      ['parking', 'Park in the yard'],
      ['legal', 'Small print'],
    ] as const) {
      await host.open('/hosts/plain?without')
      await host.open(`/page#${fragment}`)
      await expect(page.getByText(shown)).toBeInViewport()
    }
  })

  test('in the page’s menu scrolls to it, as do back and forward', async ({ host, page }) => {
    await host.open('/page')
    const prices = page.getByRole('heading', { name: 'Our prices' })
    const parking = page.getByText('Park in the yard')
    await page.getByRole('link', { name: 'Menu: prices' }).click()
    await expect(prices).toBeInViewport()
    await page.getByRole('link', { name: 'Menu: parking' }).click()
    await expect(parking).toBeInViewport()
    await page.goBack()
    await expect(prices).toBeInViewport()
    await page.goForward()
    await expect(parking).toBeInViewport()
  })

  test('in the content scrolls to it and focuses it, even with a path', async ({ host, page }) => {
    await host.open('/page')
    await page.getByRole('link', { name: 'Hours', exact: true }).click()
    await expect(page.getByRole('tab', { name: 'Hours' })).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('heading', { name: 'About Hours' })).toBeInViewport()
    await expect(page.getByRole('heading', { name: 'About Hours' })).toBeFocused()
    await expect(page).toHaveURL(/#hours$/)
  })

  test('prefers the page’s own element of that id', async ({ host, page, site }) => {
    const own = {
      data: { blocks: [text('same', '<h2 id="own">In the content</h2>'), ...entry.data.blocks] },
    }
    site.answer('/page', { html: pageWith(own) })
    await host.open('/page')
    await page.getByRole('link', { name: 'Menu: own' }).click()
    await expect(page.getByText("The page's own")).toBeInViewport()
    await expect(page.getByRole('heading', { name: 'In the content' })).not.toBeInViewport()
  })

  test('does not scroll if the visitor scrolled before the content loaded', async ({
    host,
    page,
    site,
  }) => {
    site.answer('/page', {
      html: pageWith(entry)
        .replace(
          '<script src="/embed.js">',
          '<script>scrollTo(0, 700)</script><script src="/embed.js">',
        )
        .replace('</nav>', '</nav><div style="height:3000px"></div>'),
    })
    await host.open('/page#prices')
    await expect(page.getByRole('heading', { name: 'Our prices' })).toBeAttached()
    expect(await page.evaluate(() => window.scrollY)).toBe(700)
  })
})
