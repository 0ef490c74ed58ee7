import { expect } from '../fixtures'
import { BlockPage, blockTest as base } from '../support/BlockPage'
import { block, box, text } from '../support/contentBlocks'

const test = base.extend<{ blocks: BlockPage }>({
  blocks: async ({ host }, use) => {
    await use(new BlockPage(host))
  },
})

const image =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="40" height="40"/%3E'
const far = box('far', { responsiveStyles: { large: { height: '4000px' } } })

test('print includes late sections and images, every tab and every slide', async ({ blocks }) => {
  const { page, widget } = blocks
  await blocks.show([
    block('tabs', 'Builder: Tabs', {
      tabs: ['One', 'Two'].map((name) => ({
        label: [text(`label-${name}`, name)],
        content: [text(`panel-${name}`, `Panel ${name}`)],
      })),
    }),
    block('carousel', 'Builder:Carousel', {
      responsive: [],
      slides: [1, 2, 3].map((n) => ({ content: [text(`slide-${n}`, `Slide ${n}`)] })),
    }),
    far,
    block('section', 'Core:Section', { lazyLoad: true }, { children: [text('late', 'Late text')] }),
    block('image', 'Image', { image, lazy: true, altText: 'Late image' }),
  ])
  await expect(widget.getByText('Late text')).toHaveCount(0)
  await expect(widget.getByAltText('Late image')).toHaveCount(0)

  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await expect(widget.getByText('Late text')).toBeVisible()
  await expect(widget.getByAltText('Late image')).toBeAttached()
  for (const name of ['One', 'Two']) await expect(widget.getByText(`Panel ${name}`)).toBeVisible()
  const { x = 0, width = 0 } = (await widget.locator('.slick-list').boundingBox()) ?? {}
  let end = 0
  for (const n of [1, 2, 3]) {
    const slide = await widget.getByText(`Slide ${n}`, { exact: true }).boundingBox()
    expect(slide?.x).toBeGreaterThanOrEqual(x)
    expect(slide?.x).toBeLessThan(x + width)
    expect(slide?.y).toBeGreaterThan(end)
    end = slide?.y ?? 0
  }
  await expect(widget.getByRole('button', { name: 'Next slide' })).toBeHidden()

  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await page.emulateMedia({ media: 'screen' })
  await expect(widget.getByText('Panel Two')).toBeHidden()
  await expect(widget.getByRole('button', { name: 'Next slide' })).toBeVisible()
})

test('print shows a late image before it has faded in', async ({ blocks }) => {
  const { page, widget } = blocks
  // The request is never answered.
  await page.route('**/late.png', () => {})
  const late = { image: 'https://images.test/late.png', lazy: true, altText: 'Late image' }
  await blocks.show([far, block('image', 'Image', late)])

  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await expect(widget.getByAltText('Late image')).toHaveCSS('opacity', '1')
})
