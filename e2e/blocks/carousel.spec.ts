import { expect } from '../fixtures'
import { plainBlock } from '../support/BlockPage'
import { slidesOf, test } from '../support/CarouselPage'
import { blockOf } from '../support/contentBlocks'

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

  test('loops when one slide is needed at both ends of a move', async ({ carousel }) => {
    await carousel.open({
      slides: slidesOf(3),
      responsive: [{ breakpoint: 3000, settings: { slidesToShow: 2, slidesToScroll: 2 } }],
    })
    await carousel.expectInView('AB')
    for (const names of ['CA', 'AB']) {
      expect(await carousel.coverAtHalf(carousel.next)).toBeCloseTo(1, 2)
      await carousel.expectInView(names)
    }
    await carousel.previous.click()
    await carousel.expectInView('CA')
  })

  test('moves once on a double click', async ({ carousel }) => {
    await carousel.open()
    await carousel.next.dblclick()
    await carousel.expectInView('B')
    expect(await carousel.changes()).toBe('1 ')
  })

  test('moves to the slide of a dot and marks the current dot', async ({ carousel }) => {
    await carousel.open({ slides: slidesOf(6), slickProps: { slidesToShow: 2, slidesToScroll: 2 } })
    await expect(carousel.dots).toHaveCount(3)
    await carousel.root.getByRole('button', { name: 'Go to slide 5' }).click()
    await carousel.expectInView('EF')
    await expect(carousel.dots.nth(2)).toHaveAttribute('aria-current', 'true')
    await expect(carousel.root.locator('[aria-current]')).toHaveCount(1)
  })

  test('stops at both ends if finite, without losing the focus', async ({ carousel }) => {
    await carousel.open({ slides: slidesOf(3), slickProps: { infinite: false } })
    await expect(carousel.previous).toHaveAttribute('aria-disabled', 'true')
    await carousel.next.focus()
    for (const name of ['B', 'C']) {
      await carousel.page.keyboard.press('Enter')
      await carousel.expectInView(name)
    }
    await expect(carousel.next).toHaveAttribute('aria-disabled', 'true')
    await expect(carousel.next).toBeFocused()
    await carousel.page.keyboard.press('Enter')
    await carousel.page.keyboard.press('ArrowLeft')
    await carousel.expectInView('B')
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

  test('shows its children as slides, including repeated ones', async ({ carousel }) => {
    const child = {
      ...plainBlock('child', ''),
      tagName: 'h3',
      repeat: { collection: 'state.coffees', itemName: 'coffee' },
      bindings: { 'properties.text': 'state.coffee' },
    }
    await carousel.open(
      { slides: undefined, useChildrenForSlides: true },
      {
        block: { children: [child, { ...plainBlock('last', 'Z'), tagName: 'h3' }] },
        state: { coffees: ['K', 'L', 'M'] },
      },
    )
    await expect(carousel.dots).toHaveCount(4)
    for (const name of ['K', 'L', 'M', 'Z', 'K']) {
      await carousel.expectInView(name)
      await carousel.next.click()
    }
  })

  test('emits change events with slide, block and handle', async ({ carousel }) => {
    await carousel.open()
    const told = await carousel.root.evaluate(
      (root) =>
        new Promise<unknown[]>((resolve) => {
          root.addEventListener('builder:carousel:change', (event) => {
            const { slide, block, carousel } = (event as CustomEvent).detail
            resolve([slide, block.id, carousel.index, event.bubbles, event.composed])
          })
          root.querySelector<HTMLElement>('.slick-next')?.click()
        }),
    )
    expect(told).toEqual([1, 'carousel', 1, true, false])
    await expect.poll(() => carousel.changes()).toBe('1 ')
  })

  test('is moved by the handle of its load event', async ({ carousel }) => {
    await carousel.page.addInitScript(() => {
      const { attachShadow } = Element.prototype
      Element.prototype.attachShadow = function (init) {
        const root = attachShadow.call(this, init)
        root.addEventListener('builder:carousel:load', (event) => {
          ;(event as CustomEvent).detail.carousel.goTo(2)
        })
        return root
      }
    })
    await carousel.open()
    await carousel.expectInView('C')
  })

  test('moves to a clicked slide with focusOnSelect', async ({ carousel }) => {
    await carousel.open({ focusOnSelect: true, slickProps: { slidesToShow: 3 } })
    await carousel.expectInView('ABC')
    await carousel.root.getByRole('heading', { name: 'B' }).click()
    await carousel.expectInView('BCD')
    await expect(carousel.root.getByRole('group', { name: '2 of 4' })).toBeFocused()
  })

  test('moves to a clicked slide that is only partly visible', async ({ carousel }) => {
    await carousel.open({ focusOnSelect: true, slickProps: { slidesToShow: 1.5 } })
    await carousel.expectInView('A')
    const { x, y, width, height } = await carousel.box()
    await carousel.page.mouse.click(x + width - 10, y + height / 2)
    await carousel.expectInView('B')
    await expect(carousel.root.getByRole('group', { name: '2 of 4' })).toBeFocused()
  })

  test('applies slickProps', async ({ carousel }) => {
    await carousel.open({
      slickProps: { initialSlide: 2, arrows: false, dots: false, speed: 0, slidesToShow: 1.5 },
    })
    await carousel.expectInView('C')
    await expect(carousel.root.getByRole('button')).toHaveCount(0)
    const { width } = await carousel.box()
    const slide = await carousel.root.getByRole('group', { name: '3 of 4' }).boundingBox()
    expect(slide?.width).toBeCloseTo(width / 1.5, 0)
  })
})

test.describe('the breakpoints of a carousel', () => {
  test('default to one slide on a phone and two up to 3000 px', async ({ carousel }) => {
    await carousel.page.setViewportSize({ width: 800, height: 700 })
    await carousel.open({ responsive: undefined })
    await carousel.expectInView('AB')
    await expect(carousel.dots).toHaveCount(2)
    await carousel.page.setViewportSize({ width: 390, height: 700 })
    await carousel.expectInView('A')
    await expect(carousel.dots).toHaveCount(4)
    await carousel.page.setViewportSize({ width: 800, height: 700 })
    await carousel.expectInView('AB')
  })

  test('apply once after a series of resize events', async ({ carousel }) => {
    await carousel.open({
      responsive: [{ breakpoint: 600, settings: { dots: false } }],
    })
    const seen = await carousel.root.evaluate(async (root) => {
      const counts: number[] = []
      const observer = new MutationObserver(() => {
        counts.push(root.querySelectorAll('.slick-dots').length)
      })
      observer.observe(root, { childList: true, subtree: true })
      let width = 1280
      Object.defineProperty(window, 'innerWidth', { get: () => width })
      const frames = async (count: number) => {
        for (let frame = 0; frame < count; frame++) {
          await new Promise((resolve) => setTimeout(resolve, 5))
        }
      }
      for (const next of [500, 1280, 500, 1280, 500]) {
        width = next
        window.dispatchEvent(new Event('resize'))
        await frames(1)
      }
      const during = counts.length
      while (counts.length === 0) await frames(1)
      return { during, after: counts }
    })
    expect(seen).toEqual({ during: 0, after: [0] })
  })

  test('follow the container’s width with responsiveTo: container', async ({ carousel }) => {
    await carousel.open({ responsive: undefined }, { options: { responsiveTo: 'container' } })
    await carousel.expectInView('AB')
    await carousel.widget.evaluate((element) => {
      element.style.width = '360px'
    })
    await carousel.expectInView('A')
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

  for (const width of [390, 1280]) {
    test(`is not widened by slides out of view, at ${width} px`, async ({ carousel }) => {
      await carousel.page.setViewportSize({ width, height: 700 })
      await carousel.open({ slides: slidesOf(20), slickProps: { slidesToShow: 3 } })
      await carousel.previous.click()
      await carousel.expectInView('TAB')
      const scrollWidth = await carousel.page.evaluate(() => document.documentElement.scrollWidth)
      expect(scrollWidth).toBe(width)
    })
  }
})
