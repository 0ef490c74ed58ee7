// @vitest-environment happy-dom

import { act, fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeReducedMotion } from '../internals/testing/fakeView'
import { type RenderedCarousel, renderCarousel, slidesOf } from './testing/renderCarousel'
import type { CarouselHandle } from './useCarousel'

const INTERVAL_MS = 2000

const render = (options: object = {}) =>
  renderCarousel({
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

const enter = ({ get }: RenderedCarousel, over = '.slick-list') => fireEvent.pointerEnter(get(over))
const leave = ({ get }: RenderedCarousel, over = '.slick-list') => fireEvent.pointerLeave(get(over))

describe('a Carousel that plays', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('moves on after the seconds that the author gave, and again', async () => {
    const carousel = await render()
    carousel.wait(INTERVAL_MS - 1)
    expect(carousel.current()).toBe(0)
    carousel.wait(1)
    expect(carousel.current()).toBe(1)
    expect(moves(carousel)).toBe(true)
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

  it('does not play with autoplay off', async () => {
    const carousel = await render({ autoplay: false })
    expect(moves(carousel)).toBe(false)
    expect(carousel.labels()).not.toContain('Pause slide show')
  })

  it.each([
    { slickProps: {}, over: '.slick-list', expected: false },
    { slickProps: { pauseOnHover: false }, over: '.slick-list', expected: true },
    { slickProps: { pauseOnDotsHover: false }, over: '.slick-dots', expected: true },
    { slickProps: { pauseOnDotsHover: true }, over: '.slick-dots', expected: false },
  ])('moves under a pointer over $over, with $slickProps: $expected', async (row) => {
    const carousel = await render({ slickProps: row.slickProps })
    enter(carousel, row.over)
    expect(moves(carousel)).toBe(row.expected)
    leave(carousel, row.over)
    expect(moves(carousel)).toBe(true)
  })

  it.each([
    { slickProps: {}, expected: false },
    { slickProps: { pauseOnFocus: false }, expected: true },
  ])('moves while something in it has the focus, with $slickProps: $expected', async (row) => {
    const carousel = await render({ slickProps: row.slickProps })
    for (const selector of ['[data-index="0"] a', '.slick-next']) {
      carousel.focus(selector)
      expect(moves(carousel)).toBe(row.expected)
    }
    carousel.blur()
    expect(moves(carousel)).toBe(true)
  })

  it('stays paused under the pointer when the focus goes', async () => {
    const carousel = await render()
    carousel.focus('[data-index="0"] a')
    vi.spyOn(carousel.get('.slick-list'), 'matches').mockReturnValue(true)
    carousel.blur()
    expect(moves(carousel)).toBe(false)
  })

  it('stops and continues with its button, whatever has the pointer or the focus', async () => {
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

  it('does not play for visitors who prefer reduced motion, and moves at once', async () => {
    const setReduced = fakeReducedMotion(true)
    const carousel = await render()
    expect(moves(carousel)).toBe(false)
    expect(carousel.labels()).not.toContain('Pause slide show')
    carousel.click('Next slide')
    expect(carousel.get('.slick-track').style.transition).toMatch(/^transform 0ms/)

    setReduced(false)
    expect(moves(carousel)).toBe(true)
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

  it('stops when it is unmounted', async () => {
    const carousel = await render()
    carousel.unmount()
    expect(vi.getTimerCount()).toBe(0)
  })
})
