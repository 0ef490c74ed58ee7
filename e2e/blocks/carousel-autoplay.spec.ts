import { expect } from '../fixtures'
import { slidesOf, test } from '../support/CarouselPage'

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
  await page.clock.runFor(10_000)
  expect(await carousel.changes()).toBe('')
  await carousel.next.click()
  await page.clock.runFor(1)
  await carousel.expectInView('B')

  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await expect(carousel.root.getByRole('button', { name: 'Pause slide show' })).toBeVisible()
})
