import { expect } from '../fixtures'
import { slidesOf, test } from '../support/pageObjects/CarouselPage'

test.describe('a mouse', () => {
  test('moves the slides along while dragging', async ({ carousel }) => {
    await carousel.open()
    const { x, y, width } = await carousel.box()
    await carousel.page.mouse.move(x + 300, y + 60)
    await carousel.page.mouse.down()
    await carousel.page.mouse.move(x + 200, y + 60, { steps: 5 })
    const next = carousel.root.locator('[data-index="1"]')
    await expect.poll(async () => (await next.boundingBox())?.x).toBeCloseTo(x + width - 90, 0)
    await carousel.page.mouse.up()
    await carousel.expectInView('A')
  })

  test('clicks a link, but not when it drags it', async ({ carousel }) => {
    await carousel.open()
    const link = carousel.root.getByRole('link', { name: 'More on A' })
    await link.evaluate((element) => {
      element.addEventListener('click', () => document.body.setAttribute('data-clicked', 'yes'))
    })
    const box = await link.boundingBox()
    if (!box) throw new Error('The link has no box.')
    await carousel.page.mouse.move(box.x + 200, box.y + 5)
    await carousel.page.mouse.down()
    await carousel.page.mouse.move(box.x + 120, box.y + 5, { steps: 5 })
    await carousel.page.mouse.up()
    await carousel.expectInView('A')
    await expect(carousel.page.locator('body')).not.toHaveAttribute('data-clicked')
    await link.click({ position: { x: 20, y: 5 } })
    await expect(carousel.page.locator('body')).toHaveAttribute('data-clicked')
  })
})

test.describe('a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 700 } })

  test('swipes to the next slide and back, and follows only links that it taps', async ({
    carousel,
    page,
  }) => {
    await carousel.open({ slides: slidesOf(4, 20) })
    await carousel.swipe(-150)
    await carousel.expectInView('B')
    await carousel.swipe(150)
    await carousel.expectInView('A')
    await carousel.swipe(-40)
    await carousel.expectInView('A')
    expect(await carousel.changes()).toBe('1 0 ')
    expect(page.url()).not.toContain('#')
    await carousel.root.getByRole('link', { name: 'More on A' }).tap()
    await expect(page).toHaveURL(/#A$/)
  })

  test('scrolls the page vertically without moving slides', async ({ carousel }) => {
    await carousel.open({ slides: slidesOf(4, 400) })
    const scrolled = () => carousel.page.evaluate(() => window.scrollY)
    await carousel.swipe(-150, -60)
    await carousel.expectInView('B')
    expect(await scrolled()).toBe(0)
    await carousel.swipe(-12, -200)
    await expect.poll(scrolled).toBeGreaterThan(100)
    await carousel.expectInView('B')
    expect(await carousel.changes()).toBe('1 ')
  })
})
