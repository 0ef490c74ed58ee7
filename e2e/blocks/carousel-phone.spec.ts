import { expect } from '../fixtures'
import { blockOf } from '../support/content/contentBlocks'
import { plainBlock, blockTest as test } from '../support/pageObjects/BlockPage'
import { mountEntry } from '../support/pageObjects/mountEntry'

const BREAKPOINTS = [360, 390, 700, 900, 980, 1100, 1200, 1300, 1700]

/** Carousels of five slides that show more, or fewer, up to each breakpoint. */
const carousels = BREAKPOINTS.flatMap((width) =>
  [
    { base: 3, narrow: 1 },
    { base: 1, narrow: 3 },
  ].map(({ base, narrow }) => {
    const id = `${base}-or-${narrow}-to-${width}`
    const slides = Array.from('ABCDE', (name) => ({ content: [plainBlock(id + name, name)] }))
    const slickProps = { slidesToShow: base, infinite: false, speed: 0 }
    const responsive = [{ width, slidesToShow: narrow }]
    return blockOf('Builder:Carousel', { slides, slickProps, responsive }, { id })
  }),
)

/**
 * Goes through each carousel from the first slide to the last and back. Returns those that hide a
 * slide for good, or show other slides than can be reached.
 */
async function lostIn({ shadowRoot }: Element): Promise<string[]> {
  const lost: string[] = []
  for (const carousel of shadowRoot?.querySelectorAll('.builder-carousel') ?? []) {
    const list = carousel.querySelector('.slick-list') as Element
    const slides = Array.from(list.querySelectorAll<HTMLElement>('.slick-slide'))
    const found = new Set<HTMLElement>()
    const look = (): boolean => {
      const room = list.getBoundingClientRect()
      return slides.every((slide) => {
        const { left, right } = slide.getBoundingClientRect()
        const isSeen = left > room.left - 1 && right < room.right + 1
        if (isSeen) found.add(slide)
        return isSeen === !slide.inert
      })
    }
    let agrees = look()
    for (const arrow of ['.slick-next', '.slick-prev']) {
      for (;;) {
        const button = carousel.querySelector<HTMLElement>(`${arrow}:not(.slick-disabled)`)
        if (!button) break
        const settled = new Promise((resolve) =>
          carousel.addEventListener('builder:carousel:change', resolve, { once: true }),
        )
        button.click()
        await settled
        agrees &&= look()
      }
    }
    if (!agrees || found.size < slides.length) lost.push(carousel.parentElement?.className ?? '')
  }
  return lost
}

test.describe('a phone', () => {
  test.use({ isMobile: true, hasTouch: true, viewport: { width: 390, height: 800 } })

  for (const responsiveTo of ['viewport', 'container']) {
    for (const width of [300, 700, 980, 1200, 1700]) {
      test(`loses no slide on a page ${width} wide, by the ${responsiveTo}`, async ({
        host,
        page,
      }) => {
        // Content of this width lays the page out wider than the screen. The fraction is one that
        // whole pixels hide.
        await page.addInitScript((css) => {
          addEventListener('DOMContentLoaded', () =>
            document.querySelector('#app')?.setAttribute('style', css),
          )
        }, `width:${width}.4px`)
        await mountEntry(host, {
          at: '/blocks',
          data: { blocks: carousels },
          options: { responsiveTo },
        })
        await expect(host.widget.locator('.slick-initialized')).toHaveCount(carousels.length)
        await expect.poll(() => host.widget.evaluate(lostIn)).toEqual([])
        await page.setViewportSize({ width: 844, height: 390 })
        await expect.poll(() => host.widget.evaluate(lostIn)).toEqual([])
      })
    }
  }
})
