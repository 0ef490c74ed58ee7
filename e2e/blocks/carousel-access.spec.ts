import { expect } from '../fixtures'
import { slidesOf, test } from '../support/pageObjects/CarouselPage'

test.describe('visitors with a keyboard or a screen reader', () => {
  test('reach the controls and the slides in view only', async ({ carousel }) => {
    await carousel.open({ slides: slidesOf(6), autoplay: true, slickProps: { slidesToShow: 2 } })
    expect(await carousel.tabStops()).toEqual([
      'Pause slide show',
      'Previous slide',
      'Next slide',
      'More on A',
      'More on B',
      ...[1, 2, 3, 4, 5, 6].map((slide) => `Go to slide ${slide}`),
    ])
    await carousel.root.getByRole('button', { name: 'Go to slide 4' }).press('Enter')
    await carousel.expectInView('DE')
    const stops = await carousel.tabStops()
    expect(stops.filter((stop) => stop.startsWith('More'))).toEqual(['More on D', 'More on E'])
  })

  for (const infinite of [true, false]) {
    test(`see the focus on slides that were partly in view, infinite: ${infinite}`, async ({
      carousel,
    }) => {
      await carousel.open({ slides: slidesOf(5), slickProps: { slidesToShow: 2.5, infinite } })
      await carousel.next.focus()
      for (const name of 'ABCDE') {
        await carousel.page.keyboard.press('Tab')
        const link = carousel.root.getByRole('link', { name: `More on ${name}` })
        await expect(link).toBeFocused()
        const [slide] = (await carousel.parts()).splice('ABCDE'.indexOf(name))
        expect(slide?.share).toBeCloseTo(1)
      }
      await carousel.page.keyboard.press('Tab')
      await expect(carousel.dots.first()).toBeFocused()
    })
  }

  for (const [name, options] of Object.entries({
    'that plays': { autoplay: true, autoplaySpeed: 600 },
    'that is finite, with many dots': { slides: slidesOf(40, 40), slickProps: { infinite: false } },
  })) {
    test(`meet no axe violation in a carousel ${name}`, async ({ carousel, page }) => {
      await carousel.open(options)
      await carousel.next.click()
      await carousel.expectInView('B')
      await carousel.expectAccessible()
      await page.emulateMedia({ forcedColors: 'active' })
      await carousel.expectAccessible()
      const colorOf = (dot: number) =>
        carousel.dots.nth(dot).evaluate((button) => getComputedStyle(button, '::before').color)
      expect(await colorOf(1)).not.toBe(await colorOf(0))
    })
  }

  test('see the current dot if the dots overflow', async ({ carousel, page }) => {
    await page.setViewportSize({ width: 390, height: 700 })
    await carousel.open({ slides: slidesOf(40, 40), slickProps: { initialSlide: 30 } })
    await expect(carousel.dots.nth(30)).toBeInViewport({ ratio: 0.99 })
  })
})
