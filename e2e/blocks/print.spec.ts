import { expect } from '../fixtures'
import { box, carouselOf, holder, tabsOf, text } from '../support/content/contentBlocks'
import { BlockPage, blockTest as test } from '../support/pageObjects/BlockPage'

const far = box('far', { responsiveStyles: { large: { height: '4000px' } } })

test('print includes late sections, every tab and every slide', async ({ host }) => {
  const blocks = new BlockPage(host)
  const { page, widget } = blocks
  await blocks.show([
    tabsOf('One', 'Two'),
    carouselOf(3),
    far,
    holder('section', 'Core:Section', { lazyLoad: true }, text('late', 'Late text')),
  ])
  await expect(widget.getByText('Late text')).toHaveCount(0)

  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await expect(widget.getByText('Late text')).toBeVisible()
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
