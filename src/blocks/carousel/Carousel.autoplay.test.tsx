// @vitest-environment happy-dom

import { act, fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeReducedMotion } from '../internals/testing/fakeView'
import { carouselBlock } from './Carousel'
import { type RenderedCarousel, renderCarousel, slidesOf } from './testing/renderCarousel'
import type { CarouselHandle } from './useCarousel'

const INTERVAL_MS = 2000

const render = (options: object = {}) =>
  renderCarousel(carouselBlock, {
    slides: slidesOf(3),
    autoplay: true,
    autoplaySpeed: INTERVAL_MS / 1000,
    ...options,
  })

/** Whether autoplay moves the slides within its interval. */
function moves(carousel: RenderedCarousel): boolean {
  const before = carousel.current()
  carousel.wait(INTERVAL_MS)
  return carousel.current() !== before
}

const enter = (carousel: RenderedCarousel, selector = '.slick-list') =>
  fireEvent.pointerEnter(carousel.get(selector))
const leave = (carousel: RenderedCarousel, selector = '.slick-list') =>
  fireEvent.pointerLeave(carousel.get(selector))

describe('a Carousel that plays', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('moves on after the seconds that the author gave, and again', async () => {
    const carousel = await render()
    carousel.wait(INTERVAL_MS - 1)
    expect(carousel.current()).toBe(0)
    carousel.wait(1)
    expect(carousel.current()).toBe(1)
    carousel.wait(INTERVAL_MS - 1)
    expect(carousel.current()).toBe(1)
    carousel.wait(1)
    expect(carousel.current()).toBe(2)
  })

  it.each([undefined, 0, -1, 'x'])('takes five seconds for %j', async (autoplaySpeed) => {
    const carousel = await render({ autoplaySpeed })
    carousel.wait(4999)
    expect(carousel.current()).toBe(0)
    carousel.wait(1)
    expect(carousel.current()).toBe(1)
  })

  it('gives a slide that a visitor went to its whole time', async () => {
    const carousel = await render()
    carousel.wait(1500)
    carousel.click('Next slide')
    carousel.wait(INTERVAL_MS - 1)
    expect(carousel.current()).toBe(1)
    carousel.wait(1)
    expect(carousel.current()).toBe(2)
  })

  it('does not play unless it is told to', async () => {
    const carousel = await render({ autoplay: false })
    expect(moves(carousel)).toBe(false)
    expect(carousel.labels()).not.toContain('Pause slide show')
  })

  it('pauses under the pointer', async () => {
    const carousel = await render()
    enter(carousel)
    expect(moves(carousel)).toBe(false)
    leave(carousel)
    expect(moves(carousel)).toBe(true)
  })

  it('does not mind the pointer when told so', async () => {
    const carousel = await render({ slickProps: { pauseOnHover: false } })
    enter(carousel)
    expect(moves(carousel)).toBe(true)
  })

  it.each([
    { pauseOnDotsHover: false, expected: true },
    { pauseOnDotsHover: true, expected: false },
  ])('moves under a pointer on the dots: $expected', async ({ pauseOnDotsHover, expected }) => {
    const carousel = await render({ slickProps: { pauseOnDotsHover } })
    enter(carousel, '.slick-dots')
    expect(moves(carousel)).toBe(expected)
  })

  it('pauses while something in it has the focus', async () => {
    const carousel = await render()
    carousel.focus('[data-index="0"] a')
    expect(moves(carousel)).toBe(false)
    carousel.focus('.slick-next')
    expect(moves(carousel)).toBe(false)
    carousel.blur()
    expect(moves(carousel)).toBe(true)
  })

  it('does not mind the focus when told so', async () => {
    const carousel = await render({ slickProps: { pauseOnFocus: false } })
    carousel.focus('[data-index="0"] a')
    expect(moves(carousel)).toBe(true)
  })

  it('stays paused under the pointer when the focus goes', async () => {
    const carousel = await render()
    carousel.focus('[data-index="0"] a')
    vi.spyOn(carousel.get('.slick-list'), 'matches').mockReturnValue(true)
    carousel.blur()
    expect(moves(carousel)).toBe(false)
  })

  it('stops and goes on with its button, whatever has the pointer or the focus', async () => {
    const carousel = await render()
    carousel.focus('.slick-pause')
    carousel.click('Pause slide show')
    carousel.blur()
    enter(carousel)
    leave(carousel)
    expect(moves(carousel)).toBe(false)

    carousel.focus('.slick-pause')
    carousel.click('Play slide show')
    expect(moves(carousel)).toBe(true)
    expect(carousel.button('Pause slide show')).toBeTruthy()
  })

  it('has its button without dots too', async () => {
    const carousel = await render({ hideDots: true })
    expect(carousel.labels()).toEqual(['Pause slide show', 'Previous slide', 'Next slide'])
  })

  it('pauses while the page is hidden', async () => {
    const carousel = await render()
    const visibility = vi.spyOn(document, 'visibilityState', 'get')
    const show = (state: DocumentVisibilityState): void => {
      visibility.mockReturnValue(state)
      document.dispatchEvent(new Event('visibilitychange'))
    }
    show('hidden')
    expect(moves(carousel)).toBe(false)
    show('visible')
    expect(moves(carousel)).toBe(true)
  })

  it('never plays for visitors who asked for less motion, and moves at once', async () => {
    const setReduced = fakeReducedMotion(true)
    const carousel = await render()
    expect(moves(carousel)).toBe(false)
    expect(carousel.labels()).not.toContain('Pause slide show')
    carousel.click('Next slide')
    expect(carousel.get('.slick-track').style.transition).toMatch(/^transform 0ms/)

    setReduced(false)
    expect(moves(carousel)).toBe(true)
  })

  it('stops at the end of a finite row', async () => {
    const carousel = await render({ slides: slidesOf(2), slickProps: { infinite: false } })
    expect(moves(carousel)).toBe(true)
    expect(moves(carousel)).toBe(false)
  })

  it('can be stopped and started from the page', async () => {
    const carousel = await render()
    let handle: CarouselHandle | undefined
    carousel.shadowRoot.addEventListener('builder:carousel:load', (event) => {
      handle = (event as CustomEvent<{ carousel: CarouselHandle }>).detail.carousel
    })
    carousel.wait(0)
    act(() => handle?.pause())
    expect(moves(carousel)).toBe(false)
    act(() => handle?.play())
    expect(moves(carousel)).toBe(true)
  })

  it('stops when it goes', async () => {
    const carousel = await render()
    carousel.unmount()
    expect(vi.getTimerCount()).toBe(0)
  })
})
