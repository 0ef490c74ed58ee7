import { expect, test } from '../fixtures'
import { styleMismatches } from '../support/checks/styleMismatches'
import { landingBlocks } from '../support/content/landing'

test.describe('a page with the snippet', () => {
  test('shows the landing page as its author styled it, 800 px wide', async ({ host, page }) => {
    await page.setViewportSize({ width: 800, height: 800 })
    await host.open('/landing')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('Placeholder of the site')).toBeHidden()
    expect(await styleMismatches(host.widget, landingBlocks(host.contentHost), 800)).toEqual([])
    const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(scrollWidth).toBeLessThanOrEqual(800)
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
})
