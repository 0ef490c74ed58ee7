import { test as base, expect } from '../fixtures'
import { plainBlock } from '../support/BlockPage'
import { blockOf } from '../support/contentBlocks'
import { ACTIVE_COLOUR, NAMES, TabsPage, tabOf } from '../support/TabsPage'

const test = base.extend<{ tabs: TabsPage }>({
  tabs: async ({ host }, use) => {
    await use(new TabsPage(host))
  },
})

const link = plainBlock('link', 'Directions', { href: '#way' })

test.describe('tabs', () => {
  test('activate on click and emit change events', async ({ tabs }) => {
    await tabs.open()
    await tabs.expectActive('Hours')
    for (const name of ['Parking', 'Way', 'Way', 'Hours']) {
      await tabs.tab(name).click()
      await tabs.expectActive(name)
    }
    expect(await tabs.changes()).toBe('2 1 0 ')
  })

  for (const { defaultActiveTab, expected } of [
    { defaultActiveTab: 0, expected: null },
    { defaultActiveTab: 1, expected: 'Hours' },
    { defaultActiveTab: 2, expected: 'Way' },
    { defaultActiveTab: undefined, expected: 'Hours' },
    { defaultActiveTab: 9, expected: null },
  ]) {
    test(`start with ${expected ?? 'none'} active for defaultActiveTab ${defaultActiveTab}`, async ({
      tabs,
    }) => {
      await tabs.open({ defaultActiveTab })
      await tabs.expectActive(expected)
      expect(await tabs.layoutShift()).toBe(0)
      await tabs.expectAccessible()
    })
  }

  test('collapse on a click on the active tab, if collapsible', async ({ tabs }) => {
    await tabs.open({ collapsible: true })
    await tabs.tab('Hours').click()
    await tabs.expectActive(null)
    await expect(tabs.tab('Hours')).not.toHaveCSS('background-color', ACTIVE_COLOUR)
    await tabs.expectAccessible()
    await tabs.tab('Way').click()
    await tabs.expectActive('Way')
    expect(await tabs.changes()).toBe('-1 1 ')
  })

  test('keep text typed in a panel', async ({ page, tabs }) => {
    await tabs.open()
    await page.getByRole('textbox', { name: 'Note on Hours' }).fill('Closed on Mondays')
    await tabs.tab('Way').click()
    await expect(page.getByRole('textbox')).toHaveCount(1)
    await tabs.tab('Hours').click()
    await expect(page.getByRole('textbox')).toHaveValue('Closed on Mondays')
  })

  for (const { layout, atStart, atEnd } of [
    { layout: undefined, atStart: true, atEnd: false },
    { layout: 'flex-start', atStart: true, atEnd: false },
    { layout: 'center', atStart: false, atEnd: false },
    { layout: 'flex-end', atStart: false, atEnd: true },
    { layout: 'space-between', atStart: true, atEnd: true },
    { layout: 'space-around', atStart: false, atEnd: false },
  ]) {
    test(`are aligned by tabHeaderLayout ${layout}`, async ({ tabs }) => {
      await tabs.open({ tabHeaderLayout: layout })
      const { left } = await tabs.gaps('Hours')
      const { right } = await tabs.gaps('Parking')
      expect([left < 1, right < 1]).toEqual([atStart, atEnd])
      if (atStart === atEnd) expect(left).toBeCloseTo(right, 0)
    })
  }

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

  test('activate instead of following links in labels, which Tab skips', async ({ page, tabs }) => {
    await tabs.open({ tabs: [tabOf('Hours'), { ...tabOf('Way'), label: [link] }] })
    await expect(page.getByRole('tab')).toHaveCount(2)
    await tabs.tab('Directions').click()
    await expect(tabs.tab('Directions')).toHaveAttribute('aria-selected', 'true')
    expect(page.url()).not.toContain('#way')
    expect(await tabs.tabStops()).toEqual(['Directions', 'About Way', 'Note on Way'])
    await tabs.expectAccessible()
  })
})

test.describe('the keys of tabs', () => {
  test('wrap around with arrows and jump to the ends with Home and End', async ({ page, tabs }) => {
    await tabs.open()
    await tabs.tab('Hours').focus()
    for (const [key, name] of [
      ['ArrowRight', 'Way'],
      ['ArrowLeft', 'Hours'],
      ['ArrowLeft', 'Parking'],
      ['ArrowRight', 'Hours'],
      ['End', 'Parking'],
      ['Home', 'Hours'],
      ['ArrowDown', 'Hours'],
    ] as const) {
      await page.keyboard.press(key)
      await expect(tabs.tab(name)).toBeFocused()
      await tabs.expectActive(name)
    }
  })

  test('are reversed in right-to-left text', async ({ page, tabs }) => {
    await tabs.open({}, { dir: 'rtl' })
    await tabs.tab('Hours').focus()
    await page.keyboard.press('ArrowLeft')
    await tabs.expectActive('Way')
    expect((await tabs.gaps('Way')).right).toBeGreaterThan((await tabs.gaps('Hours')).right)
    await page.keyboard.press('ArrowRight')
    await tabs.expectActive('Hours')
    await tabs.expectAccessible()
  })

  test('move to the active tab, its panel, into it and back', async ({ page, tabs }) => {
    await tabs.open({ defaultActiveTab: 2 })
    expect(await tabs.tabStops()).toEqual(['Way', 'About Way', 'Note on Way'])
    await tabs.panel.focus()
    await page.keyboard.press('Shift+Tab')
    await expect(tabs.tab('Way')).toBeFocused()
  })

  test('skip closed panels', async ({ tabs }) => {
    await tabs.open({ collapsible: true })
    for (const name of ['Way', 'Parking', 'Parking']) await tabs.tab(name).click()
    expect(await tabs.tabStops()).toEqual(['Parking'])
  })

  test('collapse and open the active tab', async ({ page, tabs }) => {
    await tabs.open({ collapsible: true })
    await tabs.tab('Hours').focus()
    await page.keyboard.press('Enter')
    await tabs.expectActive(null)
    await page.keyboard.press('Space')
    await tabs.expectActive('Hours')
    await expect(tabs.tab('Hours')).toBeFocused()
  })
})

test.describe('tabs on a phone', () => {
  const many = ['Hours', 'Way', 'Parking', 'Prices', 'Groups', 'Dogs', 'Weather', 'Questions']

  test.beforeEach(({ page }) => page.setViewportSize({ width: 360, height: 640 }))

  /** Expects the active tab to be fully visible, without the page having scrolled. */
  async function expectInView(tabs: TabsPage, name: string): Promise<void> {
    await expect
      .poll(async () => {
        const { left, right } = await tabs.gaps(name)
        return left >= -1 && right >= -1
      })
      .toBe(true)
    const page = await tabs.page.evaluate(() => [
      window.scrollX,
      document.documentElement.scrollWidth,
    ])
    expect(page).toEqual([0, 360])
  }

  for (const dir of [undefined, 'rtl'] as const) {
    test(`scroll the active one into view, ${dir ?? 'ltr'}`, async ({ page, tabs }) => {
      await tabs.open({ tabs: many.map(tabOf), defaultActiveTab: 6 }, dir ? { dir } : {})
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

  test('are all reachable if aligned to the end', async ({ tabs }) => {
    await tabs.open({ tabs: many.map(tabOf), tabHeaderLayout: 'flex-end' })
    await expectInView(tabs, 'Hours')
    expect((await tabs.gaps('Hours')).left).toBeGreaterThanOrEqual(0)
  })

  for (const { reducedMotion, expected } of [
    { reducedMotion: 'no-preference', expected: 'smooth' },
    { reducedMotion: 'reduce', expected: 'auto' },
  ] as const) {
    test(`scroll with behavior ${expected} for ${reducedMotion}`, async ({ page, tabs }) => {
      await page.emulateMedia({ reducedMotion })
      await tabs.open()
      await expect(tabs.row).toHaveCSS('scroll-behavior', 'auto')
      await tabs.tab('Hours').focus()
      await expect(tabs.row).toHaveCSS('scroll-behavior', expected)
    })
  }
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
