import type { Page } from 'playwright/test'
import { expect } from '../fixtures'
import { type CarouselPage, slidesOf, test } from '../support/CarouselPage'

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

/** Expects a paused carousel to stay, and to move on after `resume`. */
async function expectPaused(carousel: CarouselPage, resume: () => Promise<void>): Promise<void> {
  await goOn(carousel.page, 2)
  expect(await carousel.changes()).toBe('')
  await resume()
  await goOn(carousel.page)
  expect(await carousel.changes()).toBe('1 ')
}

async function setVisibility(page: Page, state: 'hidden' | 'visible'): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)
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

test.describe('a playing carousel', () => {
  test.beforeEach(async ({ page, carousel }) => {
    await page.clock.install()
    await carousel.open({ slides: slidesOf(3), autoplay: true })
    await page.mouse.move(640, 690)
    await holdTime(page)
  })

  test('moves every five seconds without announcing slides', async ({ page, carousel }) => {
    await expect(carousel.status).toHaveAttribute('aria-live', 'off')
    await goOn(page)
    expect(await carousel.changes()).toBe('1 ')
    await goOn(page)
    expect(await carousel.changes()).toBe('1 2 ')
  })

  test('pauses under the pointer', async ({ page, carousel }) => {
    await carousel.list.hover()
    await expectPaused(carousel, () => page.mouse.move(640, 690))
  })

  test('pauses while it has the focus', async ({ carousel }) => {
    const link = carousel.root.getByRole('link', { name: 'More on A' })
    await link.focus()
    await expectPaused(carousel, () => link.blur())
  })

  test('stays paused by its button despite pointer and focus, and announces slides', async ({
    page,
    carousel,
  }) => {
    await carousel.root.getByRole('button', { name: 'Pause slide show' }).press('Enter')
    await carousel.list.hover()
    await page.mouse.move(640, 690)
    await goOn(page)
    expect(await carousel.changes()).toBe('')
    await carousel.next.focus()
    await page.keyboard.press('Enter')
    await page.clock.runFor(MOVE_MS)
    await expect(carousel.status).toHaveAttribute('aria-live', 'polite')
    await expect(carousel.status).toHaveText('Slide 2 of 3')
    await carousel.next.blur()
    await goOn(page)
    expect(await carousel.changes()).toBe('1 ')
    await carousel.root.getByRole('button', { name: 'Play slide show' }).press('Enter')
    await goOn(page)
    expect(await carousel.changes()).toBe('1 2 ')
  })

  test('pauses in a hidden tab and starts a new interval when visible', async ({
    page,
    carousel,
  }) => {
    await setVisibility(page, 'hidden')
    await expectPaused(carousel, () => setVisibility(page, 'visible'))
  })
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
