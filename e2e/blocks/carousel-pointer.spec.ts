import { expect } from '../fixtures'
import { plainBlock } from '../support/pageObjects/BlockPage'
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

test.describe('a slide that is partly in view', () => {
  for (const infinite of [true, false]) {
    for (const slidesToShow of [1.2, 2.5, 3.9]) {
      const kind = `${infinite ? 'an infinite' : 'a finite'} row of ${slidesToShow}`
      test(`takes clicks in ${kind}, and others do not`, async ({ carousel }) => {
        await carousel.open({
          slides: slidesOf(5),
          slickProps: { slidesToShow, infinite, speed: 0 },
        })
        for (let step = 0; step < 5; step++) {
          const slides = await carousel.parts()
          expect(slides.filter(({ share }) => share > 0).length).toBeGreaterThan(slidesToShow)
          for (const slide of slides) {
            expect(slide).toMatchObject({ isHit: slide.share > 0, isInert: slide.share === 0 })
          }
          await carousel.next.click({ force: true })
        }
      })
    }
  }

  test('follows a link that is clicked, and does not move', async ({ carousel, page }) => {
    await carousel.open({ slickProps: { slidesToShow: 2.5 } })
    await carousel.root.getByRole('link', { name: 'More on C' }).click({ position: { x: 9, y: 9 } })
    await expect(page).toHaveURL(/#C$/)
    expect(await carousel.current()).toBe('0')
  })

  test('comes to the front when a link that leads into it is clicked', async ({ carousel }) => {
    const names = ['start', 'middle', 'goal', 'end']
    const slides = names.map((id) => ({ content: [plainBlock(id, id, { id, href: '#goal' })] }))
    await carousel.open({ slides, slickProps: { slidesToShow: 2.5 } })
    await carousel.root.getByRole('link', { name: 'start' }).click()
    await expect.poll(() => carousel.current()).toBe('2')
    await expect(carousel.root.getByRole('link', { name: 'goal' })).toBeFocused()
  })

  test('comes to the front when clicked, with focusOnSelect', async ({ carousel }) => {
    await carousel.open({ focusOnSelect: true, slickProps: { slidesToShow: 2.5 } })
    await carousel.root.getByRole('heading', { name: 'C' }).click({ position: { x: 9, y: 9 } })
    await expect.poll(() => carousel.current()).toBe('2')
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
