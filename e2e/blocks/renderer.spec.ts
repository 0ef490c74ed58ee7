import { expect, test } from '../fixtures'
import { block, boundBox, box, goButton, styledBox, text } from '../support/contentBlocks'
import { mountEntry } from '../support/mountEntry'
import { watchBlocks } from '../support/watchBlocks'

const colors = {
  medium: { color: 'rgb(2, 2, 2)' },
  small: { color: 'rgb(3, 3, 3)' },
  xsmall: { color: 'rgb(4, 4, 4)' },
}

test.describe('CSS of the content', () => {
  test('applies to the content only', async ({ host, page }) => {
    const cssCode = `
      & .card { color: rgb(1, 2, 3) }
      body { letter-spacing: 3px } :root { --gap: 7px }
      #before, #after { color: rgb(9, 9, 9) }
      .card { padding-top: var(--gap) } .card:is(& .card) { text-indent: 5px }`
    await mountEntry(host, { data: { cssCode, blocks: [box('a', { class: 'card' })] } })
    const card = page.locator('.card')
    expect(await host.computed(card, 'color')).toBe('rgb(1, 2, 3)')
    expect(await host.computed(card, 'letter-spacing')).toBe('3px')
    expect(await host.computed(card, 'padding-top')).toBe('7px')
    expect(await host.computed(card, 'text-indent')).toBe('5px')
    expect(await host.computed(page.locator('#before'), 'color')).toBe('rgb(0, 0, 0)')
    expect(await host.computed(page.locator('body'), 'letter-spacing')).toBe('normal')
  })
})

test.describe('breakpoints', () => {
  const black = { color: 'rgb(1, 1, 1)' }
  const blocks = [styledBox('a', black, colors), boundBox('size', 'state.deviceSize')]

  test('come from the entry', async ({ host, page }) => {
    const breakpoints = { xsmall: 300, small: 500, medium: 900 }
    await mountEntry(host, { data: { blocks }, meta: { breakpoints } })
    for (const [width, color, size] of [
      [901, 1, 'large'],
      [900, 2, 'medium'],
      [500, 3, 'small'],
      [300, 4, 'xsmall'],
    ] as const) {
      await page.setViewportSize({ width, height: 700 })
      expect(await host.computed(page.locator('.builder-a'), 'color')).toBe(
        `rgb(${color}, ${color}, ${color})`,
      )
      await expect(host.block('size')).toHaveText(size)
    }
  })

  test('follow the container’s width with responsiveTo: container', async ({ host, page }) => {
    const columns = [{ blocks: [styledBox('one', {})] }, { blocks: [styledBox('two', {})] }]
    const data = { blocks: [...blocks, block('row', 'Columns', { columns })] }
    await mountEntry(host, { data, options: { responsiveTo: 'container' } })
    const isStacked = () =>
      page.locator('.builder-columns').evaluate((row) => {
        const [one, two] = Array.from(row.children, (child) => child.getBoundingClientRect())
        return (one?.bottom ?? 0) <= (two?.top ?? 0)
      })
    for (const [width, color, size, stacked] of [
      [400, 3, 'small', true],
      [800, 2, 'medium', true],
      [1100, 1, 'large', false],
    ] as const) {
      await page.locator('#app').evaluate((element, to) => {
        element.style.width = `${to}px`
        element.style.padding = '0 20px'
      }, width)
      expect(await host.computed(page.locator('.builder-a'), 'color')).toBe(
        `rgb(${color}, ${color}, ${color})`,
      )
      await expect.poll(isStacked).toBe(stacked)
      await expect(host.block('size')).toHaveText(size)
    }
  })

  test('follow the viewport by default, even in a narrow element', async ({ host, page }) => {
    await page.addInitScript(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync('#app{width:300px}')
      document.adoptedStyleSheets = [sheet]
    })
    await mountEntry(host, { data: { blocks } })
    expect(await host.computed(page.locator('.builder-a'), 'color')).toBe('rgb(1, 1, 1)')
    await expect(host.block('size')).toHaveText('large')
  })
})

test.describe('the direction of texts', () => {
  for (const rtlMode of [true, false]) {
    test(`follows rtlMode ${rtlMode}`, async ({ host, page }) => {
      await mountEntry(host, { data: { blocks: [text('t', '<p>שלום</p>')] }, meta: { rtlMode } })
      const direction = rtlMode ? 'rtl' : 'ltr'
      expect(await host.computed(page.locator('.builder-text p'), 'direction')).toBe(direction)
      expect(await host.computed(page.locator('.builder-t'), 'direction')).toBe('ltr')
    })
  }
})

test.describe('a template', () => {
  test('contains its children without showing or loading them', async ({ host, page }) => {
    const asked: string[] = []
    await page.route('**/never.png', (route) => {
      asked.push(route.request().url())
      return route.abort()
    })
    const children = [
      text('kid', 'Hi <b>you</b>', { properties: { title: 'T' } }),
      block('image', 'Raw:Img', { image: '/never.png' }),
    ]
    await mountEntry(host, { data: { blocks: [box('a', { tagName: 'template', children })] } })
    const held = await page.locator('template.builder-a').evaluate((template) => {
      const { content, childNodes } = template as HTMLTemplateElement
      const kid = content.querySelector('.builder-block.builder-kid')
      return [
        childNodes.length,
        content.children.length,
        kid?.getAttribute('title'),
        kid?.textContent,
      ]
    })
    expect(held).toEqual([0, 2, 'T', 'Hi you'])
    expect(asked).toEqual([])
  })
})

test.describe('a page of 600 texts', () => {
  test('re-renders only the text that reads the changed state', async ({ host, page }) => {
    const texts = Array.from({ length: 600 }, (_, n) => text(`t${n}`, `<p>{{state.k${n}}}</p>`))
    const state = Object.fromEntries(texts.map((_, n) => [`k${n}`, `old ${n}`]))
    await mountEntry(host, { data: { state, blocks: [goButton("state.k321 = 'new'"), ...texts] } })
    const changed = await watchBlocks(page.locator('#app'))
    await page.getByRole('button').click()
    await expect(host.block('t321')).toHaveText('new')
    expect(await changed()).toEqual(['builder-t321'])
    await expect(host.block('t320')).toHaveText('old 320')
  })
})

test.describe('a variation inside a symbol', () => {
  const said = (words: string) => ({ blocks: [text('offer', words)] })
  const OFFER = 'c0ffee00000000000000000000000001'
  const variations = {
    a: { id: 'a', testRatio: 0.4, data: said('Offer A') },
    b: { id: 'b', testRatio: 0.4, data: said('Offer B') },
  }

  test.beforeEach(async ({ content }) => {
    const symbol = block('symbol', 'Symbol', { symbol: { model: 'offer', entry: OFFER } })
    const data = said('Offer default')
    await content.save('offer', { id: OFFER, name: 'Offer', data, variations })
    await content.save('story', {
      id: 'page-with-symbol',
      name: 'Page',
      data: { blocks: [symbol] },
    })
  })

  test('stays the same after reloads and in other tabs', async ({ host, page, context }) => {
    await host.open('/story')
    const offer = page.getByText(/^Offer/)
    await expect(offer).toBeVisible()
    const first = (await offer.textContent()) ?? ''
    const kept = async () =>
      (await context.cookies()).find(({ name }) => name === `builder.tests.${OFFER}`)?.value
    const chosen = { 'Offer A': 'a', 'Offer B': 'b', 'Offer default': OFFER }[first]
    expect(await kept()).toBe(chosen)

    await page.reload()
    await expect(offer).toHaveText(first)
    const tab = await context.newPage()
    await tab.goto(`${host.site.url}/story`)
    await expect(tab.getByText(/^Offer/)).toHaveText(first)
    expect(await kept()).toBe(chosen)
  })

  for (const [choice, words] of [
    ['a', 'Offer A'],
    ['b', 'Offer B'],
    [OFFER, 'Offer default'],
  ] as const) {
    test(`is chosen by the cookie: ${words}`, async ({ host, page, context }) => {
      await context.addCookies([
        { name: `builder.tests.${OFFER}`, value: choice, url: host.site.url },
      ])
      await host.open('/story')
      await expect(page.getByText(words, { exact: true })).toBeVisible()
    })
  }
})
