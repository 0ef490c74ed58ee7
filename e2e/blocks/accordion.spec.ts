import { test as base, expect } from '../fixtures'
import { AccordionPage, itemOf, NAMES } from '../support/AccordionPage'
import { plainBlock } from '../support/BlockPage'
import { blockOf, type ContentBlock } from '../support/contentBlocks'

const test = base.extend<{ accordion: AccordionPage }>({
  accordion: async ({ host }, use) => {
    await use(new AccordionPage(host))
  },
})

const heading = (tagName: string): ContentBlock => ({
  ...plainBlock(tagName, 'Questions'),
  tagName,
})

test.describe('an accordion', () => {
  test('opens and closes items by their titles and emits change events', async ({ accordion }) => {
    await accordion.open()
    await expect(accordion.buttons).toHaveText(NAMES)
    await accordion.expectOpen()
    await accordion.button('Beans').click()
    await accordion.button('Milk').click()
    await accordion.expectOpen('Beans', 'Milk')
    await accordion.button('Beans').click()
    await accordion.expectOpen('Milk')
    expect(await accordion.changes()).toBe('0 2 -1 ')
  })

  for (const key of ['Enter', 'Space']) {
    test(`opens an item by ${key}, and Tab moves into it`, async ({ accordion, page }) => {
      await accordion.open()
      await accordion.button('Water').focus()
      await page.keyboard.press(key)
      await accordion.expectOpen('Water')
      await expect(accordion.button('Water')).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(page.getByRole('link', { name: 'More on Water' })).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(accordion.button('Milk')).toBeFocused()
    })
  }

  for (const options of [{ oneAtATime: true }, { grid: true }]) {
    test(`opens one item at a time with ${JSON.stringify(options)}`, async ({ accordion }) => {
      await accordion.open(options)
      for (const name of ['Water', 'Sugar']) {
        await accordion.button(name).click()
        await accordion.expectOpen(name)
      }
      await accordion.button('Sugar').click()
      await accordion.expectOpen()
    })
  }

  test('hides closed details from Tab and screen readers', async ({ accordion }) => {
    await accordion.open()
    for (const name of ['Beans', 'Milk', 'Beans', 'Milk']) await accordion.button(name).click()
    await accordion.expectOpen()
    expect(await accordion.tabStops()).toEqual(NAMES)
    expect(await accordion.widget.ariaSnapshot()).not.toContain('About')
    await expect(accordion.page.getByRole('link')).toHaveCount(0)
  })

  test('keeps text typed in a detail when it closes', async ({ accordion, page }) => {
    const field = blockOf(
      'Form:Input',
      { type: 'text' },
      { properties: { 'aria-label': 'Your name' } },
    )
    await accordion.open({ items: [{ ...itemOf('Beans'), detail: [field] }] })
    await accordion.button('Beans').click()
    await page.getByRole('textbox').fill('Noor')
    await accordion.button('Beans').click()
    await expect(page.getByRole('textbox')).toHaveCount(0)
    await accordion.button('Beans').click()
    await expect(page.getByRole('textbox')).toHaveValue('Noor')
  })

  test('emits a load event to listeners added right after mount()', async ({ host, page }) => {
    await host.open('/blocks')
    const heard = await page.evaluate(
      (block) =>
        new Promise((resolve) => {
          const content = { id: 'entry-1', data: { blocks: [block] } }
          window.SiteBlocks.mount('#app', {
            apiKey: 'key',
            model: 'page',
            canTrack: false,
            content,
          } as never)
          document
            .querySelector('#app')
            ?.shadowRoot?.addEventListener('builder:accordion:load', (event) => {
              const { ref } = (event as CustomEvent<{ ref: Element }>).detail
              resolve([ref.className, ref === event.target, event.bubbles])
            })
        }),
      blockOf('Builder:Accordion', { items: [itemOf('Beans')] }),
    )
    expect(heard).toEqual(['builder-accordion', true, true])
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

test.describe('the headings of an accordion', () => {
  for (const { before, level } of [
    { before: [], level: 3 },
    { before: [heading('h1')], level: 2 },
    { before: [heading('h1'), heading('h2')], level: 3 },
  ]) {
    test(`have level ${level} after ${before.length} other headings`, async ({ accordion }) => {
      await accordion.open({}, { before })
      const titles = Object.fromEntries(NAMES.map((name) => [name, level]))
      expect(await accordion.headingLevels()).toMatchObject(titles)
      await accordion.expectAccessible()
      await accordion.button('Cake').click()
      await accordion.expectAccessible()
    })
  }

  test('are one level deeper in a nested accordion', async ({ accordion, page }) => {
    const inner = blockOf('Builder:Accordion', { items: [itemOf('Espresso')] }, { id: 'inner' })
    const items = [{ ...itemOf('Beans'), detail: [inner] }, itemOf('Water')]
    await accordion.open({ items }, { before: [heading('h1')] })
    await accordion.button('Beans').click()
    await page.getByRole('button', { name: 'Espresso' }).click()
    expect(await accordion.headingLevels()).toEqual({
      Questions: 1,
      Beans: 2,
      Espresso: 3,
      Water: 2,
    })
    await expect(accordion.button('Beans')).toHaveAttribute('aria-expanded', 'true')
    await accordion.expectAccessible()
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

  for (const { gridRowWidth, rows } of [
    { gridRowWidth: '50%', rows: 'Beans Water / detail / Milk Sugar / Cake' },
    { gridRowWidth: '100%', rows: 'Beans / detail / Water / Milk / Sugar / Cake' },
    { gridRowWidth: '33%', rows: 'Beans Water Milk / detail / Sugar Cake' },
  ]) {
    test(`has titles ${gridRowWidth} wide`, async ({ accordion }) => {
      await accordion.open({ grid: true, gridRowWidth })
      await accordion.button('Beans').click()
      expect(await accordion.rows()).toBe(rows)
    })
  }

  for (const dir of [undefined, 'rtl'] as const) {
    test(`moves the detail when rows rewrap, ${dir ?? 'ltr'}`, async ({ accordion, page }) => {
      await page.setViewportSize({ width: 700, height: 800 })
      await accordion.open({ grid: true, gridRowWidth: '200px' }, dir ? { dir } : {})
      await accordion.button('Water').click()
      expect(await accordion.rows()).toBe('Beans Water Milk / detail / Sugar Cake')
      for (const [width, rows] of [
        [500, 'Beans Water / detail / Milk Sugar / Cake'],
        [300, 'Beans / Water / detail / Milk / Sugar / Cake'],
        [900, 'Beans Water Milk Sugar / detail / Cake'],
      ] as const) {
        await page.setViewportSize({ width, height: 800 })
        await expect.poll(() => accordion.rows()).toBe(rows)
      }
      await accordion.expectAccessible()
    })
  }
})

test.describe('an accordion with useChildrenForItems', () => {
  const bound = (id: string, value: string) =>
    blockOf('Text', { text: '' }, { id, bindings: { 'component.options.text': value } })
  const child = (...children: ContentBlock[]) => ({ ...plainBlock('child', ''), children })

  test('has an item for each repeated child', async ({ accordion, page }) => {
    const [title, detail] = [itemOf('Cake').title[0], itemOf('Cake').detail[0]]
    const children = [
      {
        ...child(bound('t', 'state.row.name'), bound('d', '"All about " + state.row.name + "."')),
        repeat: { collection: 'state.rows', itemName: 'row' },
      },
      child(title as ContentBlock, detail as ContentBlock),
    ]
    await accordion.open(
      { useChildrenForItems: true },
      { block: { children }, state: { rows: [{ name: 'Beans' }, { name: 'Water' }] } },
    )
    await expect(accordion.buttons).toHaveText(['Beans', 'Water', 'Cake'])
    await accordion.button('Water').click()
    await accordion.expectOpen('Water')
    await accordion.button('Cake').click()
    await accordion.expectOpen('Water', 'Cake')
    await accordion.expectAccessible()
    expect(await page.locator('[data-index]').evaluateAll((all) => all.length)).toBe(3)
  })
})

test.describe('an accordion in forced colours', () => {
  test('shows the focus outline', async ({ accordion, page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await accordion.open()
    await accordion.button('Beans').focus()
    await page.keyboard.press('Enter')
    await accordion.expectOpen('Beans')
    await expect(accordion.button('Beans')).not.toHaveCSS('outline-style', 'none')
    await accordion.expectAccessible()
  })
})
