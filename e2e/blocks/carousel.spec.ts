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

  test('shows the author’s arrows, which move it instead of following links', async ({
    carousel,
  }) => {
    const link = blockOf('Core:Button', { text: 'onwards', link: '#elsewhere' }, { id: 'onwards' })
    await carousel.open({
      prevButton: [link],
      nextButton: [plainBlock('back', 'back')],
    })
    await expect(carousel.previous).toHaveAccessibleName('back Previous slide')
    await carousel.root.getByText('onwards').click({ force: true })
    await carousel.expectInView('B')
    await carousel.root.getByText('back').click({ force: true })
    await carousel.expectInView('A')
    expect(carousel.page.url()).not.toContain('elsewhere')
    const stops = await carousel.tabStops()
    expect(stops.filter((stop) => stop.includes('onwards'))).toEqual([])
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
})
