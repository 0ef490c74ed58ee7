import type { Locator } from 'playwright/test'
import { expect } from '../fixtures'
import { blockOf, type ContentBlock } from '../support/content/contentBlocks'
import { BlockPage, blockTest, plainBlock } from '../support/pageObjects/BlockPage'
import type { HostPage } from '../support/pageObjects/HostPage'

/** A tile of the given height, named after its number. */
const tileOf = (number: number, height: number) => ({
  content: [
    {
      ...plainBlock(`tile-${number}`, `Tile ${number}`),
      responsiveStyles: { large: { height: `${height}px` } },
    },
  ],
})

const tilesOf = (heights: readonly number[]) =>
  heights.map((height, index) => tileOf(index + 1, height))

/** A page with a masonry. */
class MasonryPage extends BlockPage {
  readonly root: Locator
  readonly tiles: Locator

  constructor(host: HostPage) {
    super(host)
    this.root = this.widget.locator('.builder-masonry:not(.builder-block)')
    this.tiles = this.root.locator('.masonry-item')
  }

  /** Opens a masonry in an element that is `width` CSS pixels wide. */
  async open(
    options: object,
    { width, ...page }: { width?: number } & Parameters<BlockPage['show']>[1] = {},
  ): Promise<void> {
    await this.page.addInitScript((pixels) => {
      addEventListener('DOMContentLoaded', () => {
        const app = document.querySelector<HTMLElement>('#app')
        if (app && pixels) app.style.width = `${pixels}px`
      })
    }, width)
    await this.show([blockOf('Builder:Masonry', options, { id: 'masonry' })], page)
    await expect(this.root).toHaveCSS('opacity', '1')
  }

  /** Position of each tile in CSS pixels of the masonry: `left/top`. */
  places(): Promise<string[]> {
    return this.root.evaluate((root) => {
      const from = root.getBoundingClientRect()
      return Array.from(root.querySelectorAll('.masonry-item'))
        .map((tile) => ({ text: tile.textContent ?? '', box: tile.getBoundingClientRect() }))
        .sort((a, b) => a.text.localeCompare(b.text, 'en', { numeric: true }))
        .map(({ box }) => `${Math.round(box.left - from.left)}/${Math.round(box.top - from.top)}`)
    })
  }
}

const test = blockTest.extend<{ masonry: MasonryPage }>({
  masonry: async ({ host }, use) => {
    await use(new MasonryPage(host))
  },
})

test.describe('a masonry', () => {
  test('deals its tiles out to as many columns as fit', async ({ masonry }) => {
    const tiles = tilesOf([100, 50, 80, 40, 60, 30])
    await masonry.open({ tiles, columnWidth: '200px', gutterSize: 10 }, { width: 650 })
    expect(await masonry.places()).toEqual(['0/0', '210/0', '420/0', '0/100', '210/50', '420/80'])
    expect(await masonry.layoutShift()).toBe(0)
    await masonry.expectAccessible()
  })

  for (const [columnWidth, columns] of [
    ['200px', 3],
    ['12.5em', 3],
    ['12.5rem', 3],
    ['20vw', 2],
    ['33.3%', 3],
    ['calc(50% - 10px)', 2],
    ['min(50%, 200px)', 3],
    ['auto', 1],
  ] as const) {
    test(`has ${columns} columns of ${columnWidth}`, async ({ masonry }) => {
      await masonry.open({ tiles: tilesOf([10, 10, 10, 10]), columnWidth }, { width: 640 })
      const tops = (await masonry.places()).map((place) => place.split('/')[1])
      expect(tops.filter((top) => top === '0')).toHaveLength(columns)
    })
  }

  test('starts at the right in right-to-left text', async ({ masonry }) => {
    const options = { tiles: tilesOf([100, 50, 80, 40]), gutterSize: 10 }
    await masonry.open(options, { width: 620, dir: 'rtl' })
    expect(await masonry.places()).toEqual(['420/0', '210/0', '0/0', '420/100'])
  })
})

test.describe('a masonry before its layout', () => {
  test('is invisible and out of the tab order until its element is shown', async ({ masonry }) => {
    const tab = (hidden: boolean) =>
      masonry.widget.evaluate((element, isHidden) => {
        element.toggleAttribute('hidden', isHidden)
      }, hidden)
    await masonry.page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        const app = document.querySelector<HTMLElement>('#app')
        if (app) app.hidden = true
      })
    })
    const link: ContentBlock = plainBlock('link', 'A link', { href: '#there' })
    const tiles = [{ content: [link] }]
    await masonry.show([blockOf('Builder:Masonry', { tiles }, { id: 'masonry' })])
    await expect(masonry.root).toHaveCSS('opacity', '0')
    await expect(masonry.root).toHaveCSS('visibility', 'hidden')
    await tab(false)
    await expect(masonry.root).toHaveCSS('opacity', '1')
    await expect(masonry.root.getByRole('link')).toBeVisible()
    expect(await masonry.tabStops()).toEqual(['A link'])
  })
})

test.describe('late images in a masonry', () => {
  test('shift nothing if they have an aspect ratio', async ({ masonry, page }) => {
    await page.route('**/late.svg', (route) =>
      route.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"/>',
      }),
    )
    const image = blockOf(
      'Image',
      { image: '/late.svg', altText: 'Late', aspectRatio: 0.5 },
      { id: 'image' },
    )
    await masonry.open({ tiles: [{ content: [image] }, ...tilesOf([50, 60, 70])] }, { width: 400 })
    const picture = masonry.root.getByRole('img', { name: 'Late' })
    await expect.poll(() => picture.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBe(20)
    expect(await masonry.layoutShift()).toBe(0)
  })
})

test('a masonry keeps what visitors do in its tiles when its columns change', async ({
  masonry,
  page,
}) => {
  const field = blockOf('Form:Input', { type: 'text', name: 'a' }, { properties: { title: 'A' } })
  const frame = blockOf('Custom Code', { code: '<iframe src="https://frame.test/"></iframe>' })
  let loads = 0
  await page.route('https://frame.test/', (route) => {
    loads++
    return route.fulfill({ contentType: 'text/html', body: 'a frame' })
  })
  const tiles = [...tilesOf([50]), { content: [field] }, { content: [frame] }, ...tilesOf([60])]
  await masonry.open({ tiles })
  await masonry.root.getByTitle('A').fill('half typed')
  await masonry.root
    .getByTitle('A')
    .evaluate((input: HTMLInputElement) => input.setSelectionRange(2, 4))
  const columns = async () => new Set((await masonry.places()).map((it) => it.split('/')[0])).size
  for (const [width, expected] of [
    [420, 2],
    [300, 1],
    [900, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 700 })
    await expect.poll(columns).toBe(expected)
    await expect(masonry.root.getByTitle('A')).toBeFocused()
    await page.keyboard.type('x')
  }
  await expect(masonry.root.getByTitle('A')).toHaveValue('haxxx typed')
  expect(loads).toBe(1)
})

test('a masonry lays out 500 tiles, and again when the window is resized', async ({
  masonry,
  page,
}) => {
  const heights = Array.from({ length: 500 }, (_, index) => 40 + ((index * 37) % 90))
  await masonry.open({ tiles: tilesOf(heights), gutterSize: 8 })
  await expect(masonry.tiles).toHaveCount(500)
  const columns = async () => new Set((await masonry.places()).map((it) => it.split('/')[0])).size
  expect(await columns()).toBe(6)
  expect(await masonry.layoutShift()).toBe(0)
  await page.setViewportSize({ width: 420, height: 800 })
  await expect.poll(columns).toBe(2)
  await page.setViewportSize({ width: 390, height: 800 })
  await expect.poll(columns).toBe(1)
  const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(scrollWidth).toBe(390)
})
