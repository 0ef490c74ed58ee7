import type { Locator } from 'playwright/test'
import { expect } from '../../fixtures'
import { blockOf, type ContentBlock } from '../content/contentBlocks'
import { BlockPage, blockTest, plainBlock } from './BlockPage'
import type { HostPage } from './HostPage'

/** A slide with a text and a link. */
const slideOf = (name: string, height = 120): { content: ContentBlock[] } => ({
  content: [
    blockOf(
      'Text',
      { text: `<h3>${name}</h3><p>What there is to say about it.</p>` },
      { id: `text-${name}`, responsiveStyles: { large: { height: `${height}px` } } },
    ),
    plainBlock(`link-${name}`, `More on ${name}`, { href: `#${name}` }),
  ],
})

/** `count` slides, named A, B, C… */
export const slidesOf = (count: number, height?: number) =>
  Array.from({ length: count }, (_, index) => slideOf(String.fromCharCode(65 + index), height))

/** Default styles that the editor gives a carousel. */
const STYLES = { large: { boxSizing: 'border-box', padding: '0 30px 30px' } }

/** Page object for a carousel. */
export class CarouselPage extends BlockPage {
  readonly root: Locator
  readonly list: Locator
  readonly next: Locator
  readonly previous: Locator
  readonly dots: Locator
  readonly status: Locator

  constructor(host: HostPage) {
    super(host)
    this.root = this.widget.getByRole('group', { name: 'Carousel' })
    this.list = this.root.locator('.slick-list')
    this.next = this.root.getByRole('button', { name: 'Next slide' })
    this.previous = this.root.getByRole('button', { name: 'Previous slide' })
    this.dots = this.root.getByRole('list', { name: 'Choose a slide' }).getByRole('button')
    this.status = this.root.locator('[aria-live]')
  }

  /** Opens a carousel of four slides, one in view, unless `options` say otherwise. */
  async open(options: object = {}): Promise<void> {
    const complete = { slides: slidesOf(4), responsive: [], ...options }
    const fields = { id: 'carousel', responsiveStyles: STYLES }
    await this.show([blockOf('Builder:Carousel', complete, fields)])
    await expect(this.root).toBeVisible()
  }

  /** Slides visible in the list, in order, and slides that can be reached by keyboard. */
  inView(): Promise<{ seen: string; reached: string }> {
    return this.list.evaluate((list) => {
      const track = list.firstElementChild as Element
      const isMoving = getComputedStyle(track).transitionDuration !== '0s'
      const room = list.getBoundingClientRect()
      const slides = Array.from(list.querySelectorAll('.slick-slide'))
      const seen = slides
        .map((slide) => ({ slide, box: slide.getBoundingClientRect() }))
        .filter(({ box }) => box.left > room.left - 1 && box.right < room.right + 1)
        .sort((a, b) => a.box.left - b.box.left)
        .map(({ slide }) => slide)
      const names = (some: Element[]): string =>
        some.map((slide) => slide.querySelector('h3')?.textContent).join('')
      return {
        seen: isMoving ? 'moving' : names(seen),
        reached: names(slides.filter((slide) => !slide.matches('[inert]'))),
      }
    })
  }

  /** Index of the current slide. */
  current(): Promise<string | null> {
    return this.list.locator('.slick-current').getAttribute('data-index')
  }

  /** Of each slide, the share that is visible, and whether a pointer there hits it. */
  parts(): Promise<{ share: number; isHit: boolean; isInert: boolean }[]> {
    return this.list.evaluate((list) => {
      const room = list.getBoundingClientRect()
      const root = list.getRootNode() as ShadowRoot
      return Array.from(list.querySelectorAll<HTMLElement>('.slick-slide'), (slide) => {
        const box = slide.getBoundingClientRect()
        const left = Math.max(box.left, room.left)
        const width = Math.min(box.right, room.right) - left
        const hit = root.elementFromPoint(left + width / 2, box.top + 20)
        // Less than a pixel is rounding.
        const share = width < 1 ? 0 : width / box.width
        return { share, isHit: share > 0 && slide.contains(hit), isInert: slide.inert }
      })
    })
  }

  /** Waits until the carousel rests with exactly these slides visible and reachable. */
  async expectInView(names: string): Promise<void> {
    const reached = Array.from(names).sort().join('')
    await expect.poll(() => this.inView()).toEqual({ seen: names, reached })
  }

  /**
   * Presses a button, pauses the move halfway, and returns the share of the list's width that
   * slides cover.
   */
  coverAtHalf(button: Locator): Promise<number> {
    return button.evaluate(async (it) => {
      const list = it.parentElement?.querySelector('.slick-list') as Element
      const track = list.firstElementChild as Element
      ;(it as HTMLElement).click()
      const [move] = track.getAnimations()
      if (!move) throw new Error('Nothing moves.')
      move.pause()
      move.currentTime = Number(move.effect?.getComputedTiming().duration) / 2
      // The first frame shows the paused move; by the second, the slides have reacted.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      const room = list.getBoundingClientRect()
      const covered = Array.from(track.children)
        .map((slide) => slide.getBoundingClientRect())
        .map(({ left, right }) => Math.min(right, room.right) - Math.max(left, room.left))
        .filter((width) => width > 0)
        .reduce((sum, width) => sum + width, 0)
      move.finish()
      return covered / room.width
    })
  }

  /** Position and size of the list in CSS pixels of the viewport. */
  async box(): Promise<{ x: number; y: number; width: number; height: number }> {
    const box = await this.list.boundingBox()
    if (!box) throw new Error('The carousel has no box.')
    return box
  }

  /** Moves a finger from the middle of the list by some pixels. */
  async swipe(deltaX: number, deltaY = 0): Promise<void> {
    const { x, y, width, height } = await this.box()
    const start = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) }
    const session = await this.page.context().newCDPSession(this.page)
    const touch = (type: 'touchStart' | 'touchMove', share: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: [{ x: start.x + deltaX * share, y: start.y + deltaY * share }],
      })
    await touch('touchStart', 0)
    for (let step = 1; step <= 10; step++) await touch('touchMove', step / 10)
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await session.detach()
  }
}

export const test = blockTest.extend<{ carousel: CarouselPage }>({
  carousel: async ({ host }, use) => {
    await use(new CarouselPage(host))
  },
})
