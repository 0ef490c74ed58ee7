import { expect, test } from '../fixtures'
import { landingBlocks } from '../support/landing'
import { watch } from '../support/servedHost'
import { styleMismatches } from '../support/styleMismatches'
import { held, watchLeaks } from '../support/watchLeaks'

test.describe('a page with the snippet', () => {
  for (const width of [1280, 800, 390]) {
    test(`shows the landing page as its author styled it, ${width} px wide`, async ({
      host,
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await host.open('/landing')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText('Placeholder of the site')).toBeHidden()
      const blocks = landingBlocks(host.contentHost)
      expect(await styleMismatches(host.widget, blocks, width)).toEqual([])
      const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(scrollWidth).toBeLessThanOrEqual(width)
    })
  }

  test('loads the images from the content host', async ({ host, page }) => {
    await host.open('/landing')
    const hero = page.locator('img[src*="hero.svg"]')
    await expect(hero).toBeVisible()
    await expect
      .poll(() => hero.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0)
    expect(await hero.getAttribute('src')).toContain(host.contentHost)
  })

  test('requests content once', async ({ host, page, content }) => {
    await host.open('/landing')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await content.requests('/api/v3/content/')).toHaveLength(1)
  })

  test('shows the placeholder until the content loads', async ({ host, page, content }) => {
    await content.fault({ path: '/api/v3/content', kind: 'delay', delayMs: 600 })
    await host.open('/landing')
    await expect(page.getByText('Placeholder of the site')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('Placeholder of the site')).toBeHidden()
  })

  test('follows the viewport across breakpoints', async ({ host, page }) => {
    await host.open('/landing')
    const grid = page.locator('.builder-landing-coffees-grid')
    const columns = () =>
      host.computed(grid, 'grid-template-columns').then((v) => v.split(' ').length)
    await expect.poll(columns).toBe(4)
    await page.setViewportSize({ width: 600, height: 800 })
    await expect.poll(columns).toBe(2)
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect.poll(columns).toBe(4)
  })
})

test.describe('isolation', () => {
  test('protects the content’s styles from the page’s rules', async ({ host, page }) => {
    await host.open('/hostile-css')
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    expect(await styleMismatches(host.widget, landingBlocks(host.contentHost), 1280)).toEqual([])
    const title = page.getByRole('heading', { level: 1 })
    expect(await host.computed(title, 'color')).not.toBe('rgb(255, 0, 0)')
    expect(await host.computed(title, 'border-top-width')).toBe('0px')
    expect(await host.computed(title, 'opacity')).toBe('1')
  })

  test('applies no rule of the widget to the page', async ({ host, page }) => {
    await host.open('/two')
    await expect(page.locator('#page').getByRole('heading', { level: 1 })).toBeVisible()
    const witness = page.locator('#witness')
    expect(await host.computed(witness, 'display')).toBe('block')
    expect(await host.computed(witness.locator('p'), 'margin-top')).not.toBe('0px')
    expect(await page.evaluate(() => document.styleSheets.length)).toBe(0)
    expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0)
  })

  test('preserves styles that the site’s own Emotion rendered on the server', async ({
    host,
    page,
  }) => {
    await host.open('/hosts/emotion')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.locator('body > style[data-emotion="css 1abc"]').count()).toBe(1)
    expect(await host.computed(page.locator('.css-1abc'), 'color')).toBe('rgb(1, 2, 3)')
  })

  test('shows two widgets on a page, each with its own content', async ({ host, page }) => {
    await host.open('/two')
    await expect(page.locator('#page').getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('#bar')).toContainText(/\w/)
    const shared = await page.evaluate(() => {
      const [bar, other] = ['#bar', '#page'].map((id) => document.querySelector(id)?.shadowRoot)
      return bar?.adoptedStyleSheets[0] === other?.adoptedStyleSheets[0]
    })
    expect(shared, 'one base style sheet for both').toBe(true)
  })
})

test.describe('unmounting', () => {
  test('removes every node, style, listener and timer', async ({ host, page }) => {
    await watchLeaks(page)
    await host.open('/api')
    const before = await held(page)
    await page.evaluate(async (contentHost) => {
      const widget = window.SiteBlocks.mount('#app', {
        apiKey: 'roastery-demo',
        model: 'page',
        url: '/',
        host: contentHost,
        onReady: () => {},
      })
      await widget.ready
      widget.on('error', () => {})
      Object.assign(window, { widget })
    }, host.contentHost)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

    const root = await page.evaluate(() => {
      const { widget } = window as unknown as { widget: { unmount(): void } }
      widget.unmount()
      widget.unmount()
      const { shadowRoot } = document.querySelector('#app') as Element
      return {
        nodes: shadowRoot?.innerHTML,
        sheets: shadowRoot?.adoptedStyleSheets.length,
        light: document.querySelector('#app')?.innerHTML,
        attributes: document.querySelector('#app')?.attributes.length,
      }
    })
    expect(root).toEqual({
      nodes: '<slot></slot>',
      sheets: 0,
      light: '<p>Placeholder of the site</p>',
      attributes: 1,
    })
    // React never removes its `selectionchange` listener from a document.
    const allowed = [...before.listeners, 'document selectionchange'].sort()
    await expect
      .poll(async () => {
        const now = await held(page)
        return { ...now, listeners: now.listeners.filter((name) => !allowed.includes(name)) }
      })
      .toEqual({ ...before, listeners: [], globals: [...before.globals, 'widget'] })
  })

  test('allows mounting on the same element again', async ({ host, page }) => {
    await host.open('/api')
    await page.evaluate(async (contentHost) => {
      const options = { apiKey: 'roastery-demo', model: 'page', url: '/', host: contentHost }
      const first = window.SiteBlocks.mount('#app', options)
      await first.ready
      first.unmount()
      await window.SiteBlocks.mount('#app', options).ready
    }, host.contentHost)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test.describe('loading', () => {
  test('sets the global and registers by name with an AMD loader', async ({ host, page }) => {
    await host.open('/amd')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const same = await page.evaluate(() => {
      const { defined } = window as unknown as { defined: Record<string, () => unknown> }
      return defined.siteblocks?.() === window.SiteBlocks
    })
    expect(same).toBe(true)
  })

  test('adds one global to the page', async ({ host, page }) => {
    await watchLeaks(page)
    await host.open('/landing')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect((await held(page)).globals).toEqual(['SiteBlocks'])
  })

  test('keeps the first copy if the script is loaded twice', async ({ host, page }) => {
    await host.open('/api')
    const same = await page.evaluate(async () => {
      const first = window.SiteBlocks
      const script = document.createElement('script')
      script.src = '/embed.js'
      await new Promise((resolve) => {
        script.onload = resolve
        document.body.append(script)
      })
      return first === window.SiteBlocks
    })
    expect(same).toBe(true)
  })
})

test.describe('a strict Content Security Policy', () => {
  test('allows the fully styled landing page without a violation', async ({ host, page }) => {
    const seen = await watch(page)
    await host.open('/strict-csp')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await styleMismatches(host.widget, landingBlocks(host.contentHost), width)).toEqual([])
    }
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await expect(page.locator('img[src*="map.svg"]')).toBeVisible()
    expect((await seen()).violations).toEqual([])
  })
})
