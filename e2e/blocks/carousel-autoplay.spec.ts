import type { Page } from 'playwright/test'
import { expect } from '../fixtures'
import { slidesOf, test } from '../support/CarouselPage'

const INTERVAL_MS = 5000
const MOVE_MS = 500

/** Pauses the page's clock, which then advances only by {@link goOn}. */
async function holdTime(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 2_000))
}

/** Advances the page's clock by some intervals, each with the move that follows. */
async function goOn(page: Page, intervals = 1): Promise<void> {
  for (let n = 0; n < intervals; n++) await page.clock.runFor(INTERVAL_MS + MOVE_MS)
}

test('a carousel plays in real time, and its button pauses and resumes it', async ({
  carousel,
}) => {
  await carousel.open({ autoplay: true, autoplaySpeed: 0.6, slickProps: { speed: 100 } })
  await expect.poll(() => carousel.changes()).toMatch(/^1 2 3 0 /)
  await carousel.root.getByRole('button', { name: 'Pause slide show' }).click()
  await expect(carousel.root.getByRole('button', { name: 'Play slide show' })).toBeVisible()
  await expect(carousel.status).toHaveAttribute('aria-live', 'polite')
  await carousel.root.getByRole('button', { name: 'Play slide show' }).click()
  const before = await carousel.changes()
  await expect.poll(() => carousel.changes()).not.toBe(before)
})

test('a carousel does not play and moves at once with reduced motion', async ({
  page,
  carousel,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await carousel.open({ slides: slidesOf(3), autoplay: true })
  await expect(carousel.root.getByRole('button', { name: /slide show/ })).toHaveCount(0)
  await goOn(page, 2)
  expect(await carousel.changes()).toBe('')
  await carousel.next.click()
  await page.clock.runFor(1)
  await carousel.expectInView('B')

  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.mouse.move(640, 690)
  await carousel.next.blur()
  await expect(carousel.root.getByRole('button', { name: 'Pause slide show' })).toBeVisible()
  await holdTime(page)
  await goOn(page)
  expect(await carousel.changes()).toBe('1 2 ')
})
