import { expect } from '../fixtures'
import { blockOf } from '../support/content/contentBlocks'
import { plainBlock } from '../support/pageObjects/BlockPage'
import { slidesOf, test } from '../support/pageObjects/CarouselPage'

test.describe('a carousel', () => {
  test('loops in both directions without a gap', async ({ carousel }) => {
    await carousel.open({ slides: slidesOf(3) })
    await carousel.expectInView('A')
    expect(await carousel.coverAtHalf(carousel.previous)).toBeCloseTo(1, 2)
    await carousel.expectInView('C')
    for (const name of ['A', 'B', 'C', 'A']) {
      expect(await carousel.coverAtHalf(carousel.next)).toBeCloseTo(1, 2)
      await carousel.expectInView(name)
    }
    await expect.poll(() => carousel.changes()).toBe('2 0 1 2 0 ')
  })

  test('is printed with all slides side by side, wherever it was', async ({ carousel, page }) => {
    await carousel.open({ slides: slidesOf(5), slickProps: { slidesToShow: 2 } })
    await carousel.previous.click()
    await carousel.expectInView('EA')
    await page.emulateMedia({ media: 'print' })
    const { x, width } = await carousel.box()
    const lefts = await carousel.list
      .locator('.slick-slide')
      .evaluateAll((slides) => slides.map((slide) => slide.getBoundingClientRect().left))
    expect(lefts).toEqual([x, x + width / 2, x, x + width / 2, x])
  })

  test('shows the author’s arrows, which move it and do what is in them', async ({ carousel }) => {
    const link = blockOf('Core:Button', { text: 'onwards', link: '#elsewhere' }, { id: 'onwards' })
    await carousel.open({
      prevButton: [link],
      nextButton: [plainBlock('back', 'back')],
    })
    await expect(carousel.previous).toHaveAccessibleName('back Previous slide')
    await carousel.root.getByText('onwards').click({ force: true })
    await carousel.expectInView('B')
    expect(carousel.page.url()).toContain('elsewhere')
    await carousel.root.getByText('back').click({ force: true })
    await carousel.expectInView('A')
    const stops = await carousel.tabStops()
    expect(stops.filter((stop) => stop.includes('onwards'))).toEqual(['onwards Next slide'])
    await carousel.expectAccessible()
  })
})

test.describe('the layout around a carousel', () => {
  test('does not shift when the carousel starts or moves', async ({ carousel }) => {
    await carousel.open({ autoplay: true, autoplaySpeed: 60, responsive: undefined })
    await carousel.expectInView('AB')
    await carousel.next.click()
    await carousel.expectInView('CD')
    await carousel.next.hover()
    await carousel.next.click()
    await carousel.expectInView('AB')
    expect(await carousel.layoutShift()).toBe(0)
  })

  test('is not widened by slides out of view', async ({ carousel }) => {
    await carousel.page.setViewportSize({ width: 390, height: 700 })
    await carousel.open({ slides: slidesOf(20), slickProps: { slidesToShow: 3 } })
    await carousel.previous.click()
    await carousel.expectInView('TAB')
    const scrollWidth = await carousel.page.evaluate(() => document.documentElement.scrollWidth)
    expect(scrollWidth).toBe(390)
  })

  for (const [parent, style] of [
    ['row', 'display:flex;flex:1'],
    ['grid', 'display:grid;grid-template-columns:1fr 240px'],
    ['narrow grid', 'display:grid;grid-template-columns:min-content 240px'],
    ['centred column', 'display:flex;flex-direction:column;align-items:center'],
    ['box of its own width', 'width:max-content'],
    ['vertical text', 'writing-mode:vertical-rl'],
  ] as const) {
    test(`has room for a slide, and no more, in a ${parent}`, async ({ carousel }) => {
      const { page } = carousel
      await page.setViewportSize({ width: 700, height: 700 })
      await page.addInitScript((css) => {
        addEventListener('DOMContentLoaded', () =>
          document.querySelector('#app')?.parentElement?.setAttribute('style', css),
        )
      }, style)
      const wide = { responsiveStyles: { large: { width: '420px' } } }
      const slides = Array.from({ length: 6 }, (_, index) => ({
        content: [{ ...plainBlock(`s${index}`, `Slide ${index}`), ...wide }],
      }))
      await carousel.open({ slides })
      await carousel.next.click()
      await expect(carousel.status).toHaveText('Slide 2 of 6')
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(700)
      const widths = await carousel.list.evaluate((list) => list.clientWidth)
      expect(widths).toBeGreaterThan(60)
    })
  }
})
