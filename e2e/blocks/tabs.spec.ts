import type { Locator } from 'playwright/test'
import { test as base, expect } from '../fixtures'
import { blockOf, type ContentBlock } from '../support/content/contentBlocks'
import { BlockPage, plainBlock } from '../support/pageObjects/BlockPage'
import type { HostPage } from '../support/pageObjects/HostPage'

/** A tab with a text and a field under it. */
const tabOf = (name: string): { label: ContentBlock[]; content: ContentBlock[] } => ({
  label: [
    blockOf(
      'Text',
      { text: name },
      { responsiveStyles: { large: { padding: '10px 20px', minWidth: '100px' } } },
    ),
  ],
  content: [
    plainBlock(`about-${name}`, `About ${name}`),
    blockOf('Form:Input', { type: 'text' }, { properties: { 'aria-label': `Note on ${name}` } }),
  ],
})

const NAMES = ['Hours', 'Way', 'Parking']

/** Page object for tabs. */
class TabsPage extends BlockPage {
  readonly row: Locator
  readonly tabs: Locator
  readonly panel: Locator

  constructor(host: HostPage) {
    super(host)
    this.row = this.widget.getByRole('tablist').first()
    this.tabs = this.row.getByRole('tab')
    this.panel = this.widget.getByRole('tabpanel')
  }

  /** Opens tabs named {@link NAMES}, unless `options` say otherwise. */
  async open(options: object = {}, page: Parameters<BlockPage['show']>[1] = {}): Promise<void> {
    const complete = {
      tabs: NAMES.map(tabOf),
      ...options,
    }
    await this.show([blockOf('Builder: Tabs', complete, { id: 'tabs' })], page)
    await expect(this.tabs.first()).toBeVisible()
  }

  tab(name: string): Locator {
    return this.row.getByRole('tab', { name, exact: true })
  }
}

const test = base.extend<{ tabs: TabsPage }>({
  tabs: async ({ host }, use) => {
    await use(new TabsPage(host))
  },
})

const link = plainBlock('link', 'Directions', { href: '#way' })

test.describe('tabs', () => {
  test('work independently when nested', async ({ page, tabs }) => {
    const inner = ['Bus', 'Train'].map(tabOf)
    const outer = NAMES.map(tabOf)
    outer[0]?.content.push(blockOf('Builder: Tabs', { tabs: inner }, { id: 'inner' }))
    await tabs.open({ tabs: outer })
    const train = page.getByRole('tab', { name: 'Train' })
    await page.getByRole('tab', { name: 'Bus' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(train).toBeFocused()
    await expect(train).toHaveAttribute('aria-selected', 'true')
    await expect(tabs.tab('Hours')).toHaveAttribute('aria-selected', 'true')
    await tabs.expectAccessible()
    await tabs.tab('Way').click()
    await expect(train).toBeHidden()
    await tabs.tab('Hours').click()
    await expect(page.getByText('About Train')).toBeVisible()
  })

  test('activate and follow links in labels, which Tab skips', async ({ page, tabs }) => {
    await tabs.open({ tabs: [tabOf('Hours'), { ...tabOf('Way'), label: [link] }] })
    await expect(page.getByRole('tab')).toHaveCount(2)
    await tabs.tab('Directions').click()
    await expect(tabs.tab('Directions')).toHaveAttribute('aria-selected', 'true')
    expect(page.url()).toContain('#way')
    await page.mouse.move(0, 0)
    expect(await tabs.tabStops()).toEqual(['Directions', 'About Way', 'Note on Way'])
    await tabs.expectAccessible()
  })
})

test('tabs and arrows with links have their text as names in the accessibility tree', async ({
  page,
  tabs,
}) => {
  const named = {
    text: blockOf('Text', { text: '<a href="#a">A text link</a>' }),
    button: blockOf('Core:Button', { text: 'A button', link: '#b' }),
    box: plainBlock('box', 'A linked box', { href: '#c' }),
    beside: blockOf('Text', { text: '<p>Beside</p><p>a <a href="#d">link</a></p>' }),
    image: blockOf('Text', {
      text: '<a href="#e"><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="An image"></a>',
    }),
    hidden: blockOf('Text', { text: '<a href="#f">Seen<i style="display:none">unseen</i></a>' }),
    plain: blockOf('Text', { text: 'Plain' }),
  }
  const list = Object.values(named).map((label) => ({ label: [label], content: [] }))
  await tabs.show([
    blockOf('Builder: Tabs', { tabs: list }, { id: 'tabs' }),
    blockOf('Builder:Carousel', {
      slides: [tabOf('A'), tabOf('B')],
      responsive: [],
      prevButton: [blockOf('Text', { text: '<a href="#n">Go on</a>' })],
      nextButton: [blockOf('Text', { text: 'Back' })],
    }),
  ])
  await page.mouse.move(900, 700)
  // What checks compute from the DOM differs from what the browser tells screen readers.
  const session = await page.context().newCDPSession(page)
  const namesOf = async (role: string): Promise<unknown[]> => {
    const { nodes } = await session.send('Accessibility.getFullAXTree')
    return nodes
      .filter((node) => !node.ignored && node.role?.value === role)
      .map((node) => node.name?.value)
  }
  await expect
    .poll(() => namesOf('tab'))
    .toEqual([
      'A text link',
      'A button',
      'A linked box',
      'Beside a link',
      'An image',
      'Seen',
      'Plain',
    ])
  expect(await namesOf('tabpanel')).toEqual(['A text link'])
  expect((await namesOf('button')).slice(0, 2)).toEqual(['Back Previous slide', 'Go on Next slide'])
  await tabs.expectAccessible()
})

test('the keys of tabs move to the active tab, its panel, into it and back, not into closed panels', async ({
  page,
  tabs,
}) => {
  await tabs.open({ defaultActiveTab: 2, collapsible: true })
  expect(await tabs.tabStops()).toEqual(['Way', 'About Way', 'Note on Way'])
  await tabs.panel.focus()
  await page.keyboard.press('Shift+Tab')
  await expect(tabs.tab('Way')).toBeFocused()
  for (const name of ['Parking', 'Parking']) await tabs.tab(name).click()
  expect(await tabs.tabStops()).toEqual(['Parking'])
})

test.describe('tabs on a phone', () => {
  const many = ['Hours', 'Way', 'Parking', 'Prices', 'Groups', 'Dogs', 'Weather', 'Questions']

  test.beforeEach(({ page }) => page.setViewportSize({ width: 360, height: 640 }))

  /** Expects the active tab to be fully visible, without the page having scrolled. */
  async function expectInView(tabs: TabsPage, name: string): Promise<void> {
    await expect(tabs.tab(name)).toBeInViewport({ ratio: 0.99 })
    const page = await tabs.page.evaluate(() => [
      window.scrollX,
      document.documentElement.scrollWidth,
    ])
    expect(page).toEqual([0, 360])
  }

  for (const dir of [undefined, 'rtl'] as const) {
    test(`scroll the active one into view, ${dir ?? 'ltr'}`, async ({ page, tabs }) => {
      const tabHeaderLayout = 'flex-end'
      await tabs.open(
        { tabs: many.map(tabOf), defaultActiveTab: 6, tabHeaderLayout },
        dir ? { dir } : {},
      )
      await expectInView(tabs, 'Dogs')
      await tabs.tab('Dogs').focus()
      for (const [key, name] of [
        ['End', 'Questions'],
        ['Home', 'Hours'],
        [dir ? 'ArrowLeft' : 'ArrowRight', 'Way'],
      ] as const) {
        await page.keyboard.press(key)
        await expectInView(tabs, name)
      }
      await tabs.expectAccessible()
    })
  }

  test('scroll smoothly once focused, but at once with reduced motion', async ({ page, tabs }) => {
    await tabs.open()
    await expect(tabs.row).toHaveCSS('scroll-behavior', 'auto')
    await tabs.tab('Hours').focus()
    for (const [reducedMotion, behavior] of [
      ['no-preference', 'smooth'],
      ['reduce', 'auto'],
    ] as const) {
      await page.emulateMedia({ reducedMotion })
      await expect(tabs.row).toHaveCSS('scroll-behavior', behavior)
    }
  })
})

test.describe('tabs in forced colours', () => {
  test('distinguish the active one from the others', async ({ page, tabs }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await tabs.open()
    const border = (name: string) => tabs.host.computed(tabs.tab(name), 'border-bottom-color')
    expect(await border('Hours')).not.toBe(await border('Way'))
    expect(await border('Way')).toBe(await border('Parking'))
    await tabs.expectAccessible()
  })
})
