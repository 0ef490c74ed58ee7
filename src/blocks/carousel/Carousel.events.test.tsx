// @vitest-environment happy-dom

import { act } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Block } from '../../content/types'
import { type RenderedCarousel, renderCarousel, slidesOf } from './testing/renderCarousel'
import type { CarouselHandle } from './useCarousel'

interface Detail {
  slide: number
  index: number
  block: Block
  carousel: CarouselHandle
}

const MOVE_MS = 500

/** Collects the details of the events `name` that reach `target`. */
function listen(target: EventTarget, name: string): Detail[] {
  const details: Detail[] = []
  target.addEventListener(name, (event) => details.push((event as CustomEvent<Detail>).detail))
  return details
}

const render = (count = 3): Promise<RenderedCarousel> => renderCarousel({ slides: slidesOf(count) })

describe('the events of a Carousel', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('announce once that it has loaded, to listeners added right after, too', async () => {
    const carousel = await render()
    const loads = listen(carousel.shadowRoot, 'builder:carousel:load')
    carousel.wait(0)
    carousel.click('Next slide')
    carousel.wait(MOVE_MS)
    expect(loads).toHaveLength(1)
    expect(loads[0]).toMatchObject({ block: { id: 'builder-b' }, carousel: { index: 1 } })
  })

  it('say what has come into view, after the move, to the host page as well', async () => {
    const carousel = await render()
    const changes = listen(carousel.shadowRoot, 'builder:carousel:change')
    const atHost = listen(carousel.container, 'siteblocks:change')
    carousel.click('Previous slide')
    carousel.wait(MOVE_MS - 1)
    expect([changes, atHost]).toEqual([[], []])
    carousel.wait(1)
    const block = { id: 'builder-b' }
    expect(changes).toMatchObject([{ slide: 2, block, carousel: { index: 2 } }])
    expect(atHost).toMatchObject([{ index: 2, block }])
  })

  it('bring a handle that moves the slides', async () => {
    const carousel = await render(5)
    const loads = listen(carousel.shadowRoot, 'builder:carousel:load')
    carousel.wait(0)
    const handle = loads[0]!.carousel
    const indexAfter = (move: () => void): number => {
      act(move)
      carousel.wait(MOVE_MS)
      return handle.index
    }
    expect(indexAfter(handle.next)).toBe(1)
    expect(indexAfter(handle.previous)).toBe(0)
    expect(indexAfter(() => handle.goTo(3))).toBe(3)
    expect(carousel.inView()).toEqual([3])
  })

  it('stop when it is unmounted', async () => {
    const carousel = await render()
    const changes = listen(carousel.container, 'siteblocks:change')
    carousel.click('Next slide')
    carousel.unmount()
    carousel.wait(MOVE_MS)
    expect(changes).toEqual([])
  })
})
