import type { Locator } from 'playwright/test'
import { test as base, expect } from '../fixtures'
import { blockOf, type ContentBlock } from '../support/content/contentBlocks'
import { BlockPage, plainBlock } from '../support/pageObjects/BlockPage'
import type { HostPage } from '../support/pageObjects/HostPage'

/** An item with this name: a title, and a detail with a link. */
const itemOf = (name: string): { title: ContentBlock[]; detail: ContentBlock[] } => ({
  title: [
    blockOf(
      'Text',
      { text: name },
      { id: `title-${name}`, responsiveStyles: { large: { padding: '12px' } } },
    ),
  ],
  detail: [
    blockOf('Text', { text: `<p>All about ${name}.</p>` }, { id: `text-${name}` }),
    plainBlock(`link-${name}`, `More on ${name}`, { href: `#${name}` }),
  ],
})

const NAMES = ['Beans', 'Water', 'Milk', 'Sugar', 'Cake']

/** Page object for an accordion. */
class AccordionPage extends BlockPage {
  readonly root: Locator
  readonly buttons: Locator
  readonly details: Locator

  constructor(host: HostPage) {
    super(host)
    this.root = this.widget.locator('.builder-accordion').first()
    this.buttons = this.root.getByRole('heading').getByRole('button')
    this.details = this.widget.getByRole('region')
  }

  /** Opens an accordion of items named {@link NAMES}, unless `options` say otherwise. */
  async open(options: object = {}, page: Parameters<BlockPage['show']>[1] = {}): Promise<void> {
    const complete = { items: NAMES.map(itemOf), ...options }
    await this.show([blockOf('Builder:Accordion', complete, { id: 'questions' })], page)
    await expect(this.root).toBeAttached()
  }

  button(name: string): Locator {
    return this.root.getByRole('button', { name, exact: true })
  }

  /** Expects exactly these items to be open, both visually and for screen readers. */
  async expectOpen(...names: string[]): Promise<void> {
    await expect(this.root.getByRole('button', { expanded: true })).toHaveText(names)
    await expect(this.root.locator('.builder-accordion-title-open')).toHaveText(names)
    await expect(this.details).toHaveText(names.map((name) => new RegExp(`All about ${name}.`)))
    for (const [index, name] of names.entries()) {
      await expect(this.details.nth(index)).toBeVisible()
      await expect(this.details.nth(index)).toHaveAccessibleName(name)
    }
  }

  /**
   * The visible titles and the open detail in visual order, row by row in reading direction: `Beans
   * Water / detail / Milk`.
   */
  rows(): Promise<string> {
    return this.root.evaluate((root) => {
      const isRtl = getComputedStyle(root).direction === 'rtl'
      const cells = Array.from(root.children)
        .map((cell) => ({ cell: cell as HTMLElement, box: cell.getBoundingClientRect() }))
        .filter(({ box }) => box.height > 0)
        .sort((a, b) => a.box.top - b.box.top || (a.box.left - b.box.left) * (isRtl ? -1 : 1))
      let text = ''
      let bottom = Number.NEGATIVE_INFINITY
      for (const { cell, box } of cells) {
        if (text) text += box.top >= bottom - 1 ? ' / ' : ' '
        bottom = box.bottom
        text += cell.dataset.index ? cell.textContent : 'detail'
      }
      return text
    })
  }
}

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

  test('leaves all other items as they are when one opens', async ({ accordion }) => {
    const answers = NAMES.map((name) => ({
      title: itemOf(name).title,
      detail: [blockOf('Text', { text: `About ${name}` }, { id: `answer-${name}` })],
    }))
    await accordion.open({ items: answers })
    await expect(accordion.root.locator('[hidden=until-found]')).toHaveCount(NAMES.length)
    const changed = await accordion.root.evaluate(async (root) => {
      const parts = Array.from(root.children)
      const targets: Node[] = []
      const changes = new MutationObserver((records) => {
        targets.push(...records.map(({ target }) => target))
      })
      changes.observe(root, { subtree: true, attributes: true, childList: true })
      parts[0]?.querySelector('button')?.click()
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      return parts.flatMap((part, at) => (targets.some((one) => part.contains(one)) ? [at] : []))
    })
    expect(changed).toEqual([0, 1])
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
