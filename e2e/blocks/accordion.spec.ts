import { test as base, expect } from '../fixtures'
import { AccordionPage, itemOf, NAMES } from '../support/AccordionPage'
import { plainBlock } from '../support/BlockPage'

const test = base.extend<{ accordion: AccordionPage }>({
  accordion: async ({ host }, use) => {
    await use(new AccordionPage(host))
  },
})

test.describe('an accordion', () => {
  test('opens an item by Enter, and Tab moves into it, but not into closed ones', async ({
    accordion,
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await accordion.open()
    for (const name of ['Beans', 'Beans']) await accordion.button(name).click()
    await accordion.button('Water').press('Enter')
    await accordion.expectOpen('Water')
    await expect(accordion.button('Water')).toBeFocused()
    await expect(accordion.button('Water')).not.toHaveCSS('outline-style', 'none')
    await accordion.expectAccessible()
    const [beans = '', water = '', ...others] = NAMES
    expect(await accordion.tabStops()).toEqual([beans, water, `More on ${water}`, ...others])
    expect(await accordion.widget.ariaSnapshot()).not.toContain('About Beans')
  })

  test('follows a link in a title without opening the item', async ({ accordion, page }) => {
    const items = [{ ...itemOf('Beans'), title: [plainBlock('a', 'Our beans', { href: '#b' })] }]
    await accordion.open({ items })
    await expect(accordion.buttons).toHaveAccessibleName('Our beans')
    await accordion.expectAccessible()
    await page.getByRole('link', { name: 'Our beans' }).click()
    await expect(accordion.details).toHaveCount(0)
    // The button takes no space, and is seen only by those who use it.
    const own = accordion.root.locator('.builder-accordion-title > div')
    const width = (of: typeof own) => of.evaluate((element) => element.clientWidth)
    expect(await width(own)).toBe(await width(accordion.root))
    await expect(accordion.buttons).toHaveCSS('clip-path', 'inset(50%)')
    await accordion.buttons.press('Enter')
    await expect(accordion.buttons).toHaveCSS('clip-path', 'none')
    await expect(accordion.details).toHaveAccessibleName('Our beans')
    await accordion.expectAccessible()
    expect(await accordion.tabStops()).toEqual(['Our beans', '', 'More on Beans'])
  })
})

test.describe('a grid accordion', () => {
  test('opens the detail below the row of its title', async ({ accordion }) => {
    await accordion.open({ grid: true })
    expect(await accordion.rows()).toBe('Beans Water Milk Sugar / Cake')
    for (const [name, rows] of [
      ['Water', 'Beans Water Milk Sugar / detail / Cake'],
      ['Cake', 'Beans Water Milk Sugar / Cake / detail'],
      ['Sugar', 'Beans Water Milk Sugar / detail / Cake'],
      ['Sugar', 'Beans Water Milk Sugar / Cake'],
    ] as const) {
      await accordion.button(name).click()
      expect(await accordion.rows()).toBe(rows)
    }
    await accordion.expectAccessible()
  })

  test('moves the detail when rows rewrap in right-to-left text', async ({ accordion, page }) => {
    await page.setViewportSize({ width: 700, height: 800 })
    await accordion.open({ grid: true, gridRowWidth: '200px' }, { dir: 'rtl' })
    await accordion.button('Water').click()
    expect(await accordion.rows()).toBe('Beans Water Milk / detail / Sugar Cake')
    for (const [width, rows] of [
      [300, 'Beans / Water / detail / Milk / Sugar / Cake'],
      [900, 'Beans Water Milk Sugar / detail / Cake'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      await expect.poll(() => accordion.rows()).toBe(rows)
    }
    await accordion.expectAccessible()
  })
})
