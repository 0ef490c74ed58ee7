// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { replaceInView } from '../internals/testing/fakeView'
import { attributesOf, type BlockSetting } from '../internals/testing/renderBlock'
import { renderCarousel, slidesOf } from './testing/renderCarousel'

const render = (options: object = {}, rendering?: BlockSetting) =>
  renderCarousel({ slides: slidesOf(4), ...options }, rendering)

const MOVE_MS = 500

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('the names in a Carousel', () => {
  it.each([
    { properties: {}, label: 'Carousel' },
    { properties: { title: 'Coffees' }, label: 'Coffees' },
    { properties: { title: 'Coffees', 'aria-label': 'Our coffees' }, label: 'Our coffees' },
  ])('say "$label" with $properties', async ({ properties, label }) => {
    const root = (await render({}, { block: { properties } })).get('.builder-carousel')
    expect(attributesOf(root)).toMatchObject({
      'aria-label': label,
      'aria-roledescription': 'carousel',
      role: 'group',
    })
  })

  it('are those that the site has, and ours for the others', async () => {
    const texts = { previousSlide: 'Zurück', slidePosition: 'Bild {slide}/{count}', nextSlide: 7 }
    const carousel = await render({ arrows: true }, { content: { texts: texts as never } })
    const labelOf = (selector: string) => carousel.get(selector).getAttribute('aria-label')
    expect(labelOf('.slick-prev')).toBe('Zurück')
    expect(labelOf('.slick-next')).toBe('Next slide')
    expect(labelOf('.slick-slide')).toBe('Bild 1/4')
  })

  it('say which slide of how many each one is', async () => {
    const slides = (await render()).all('.slick-slide')
    expect(slides.map(attributesOf)).toMatchObject(
      ['1 of 4', '2 of 4', '3 of 4', '4 of 4'].map((label) => ({
        'aria-label': label,
        'aria-roledescription': 'slide',
        role: 'group',
      })),
    )
  })

  it('say what each button does', async () => {
    expect((await render({ autoplay: true })).labels()).toEqual([
      'Pause slide show',
      'Previous slide',
      'Next slide',
      'Go to slide 1',
      'Go to slide 2',
      'Go to slide 3',
      'Go to slide 4',
    ])
  })
})

describe('what a Carousel lets a visitor reach', () => {
  it('is what is in view, during a move too', async () => {
    const carousel = await render()
    expect(carousel.inView()).toEqual([0])
    carousel.click('Next slide')
    expect(carousel.inView()).toEqual([1])
    carousel.wait(MOVE_MS)
    expect(carousel.inView()).toEqual([1])
  })

  it('moves the focus to the current slide when the focused one goes out of view', async () => {
    const carousel = await render()
    carousel.focus('[data-index="0"] a')
    fireEvent.keyDown(carousel.get('[data-index="0"] a'), { key: 'ArrowRight' })
    expect(carousel.focused()).toBe(carousel.get('[data-index="1"]'))
  })

  it('leaves the focus on the button that moves the slides', async () => {
    const carousel = await render()
    carousel.focus('.slick-next')
    carousel.click('Next slide')
    expect(carousel.focused()).toBe(carousel.get('.slick-next'))
  })
})

describe('the arrow keys in a Carousel', () => {
  it.each([
    { key: 'ArrowRight', from: 'a', current: 1 },
    { key: 'ArrowLeft', from: '.slick-dots button', current: 3 },
  ])('lead from $from with $key to slide $current', async ({ key, from, current }) => {
    const carousel = await render()
    fireEvent.keyDown(carousel.get(from), { key })
    expect(carousel.current()).toBe(current)
  })

  it('go with the text from right to left', async () => {
    const carousel = await render({}, { meta: { rtlMode: true } })
    expect(carousel.get('.slick-slider').dir).toBe('rtl')
    fireEvent.keyDown(carousel.get('a'), { key: 'ArrowLeft' })
    expect(carousel.current()).toBe(1)
  })

  it('go with the text of the page too', async () => {
    replaceInView('getComputedStyle', () => ({ direction: 'rtl' }))
    const carousel = await render()
    fireEvent.keyDown(carousel.get('a'), { key: 'ArrowLeft' })
    expect(carousel.current()).toBe(1)
    expect(carousel.get('.slick-track').style.transform).toBe('translateX(100%)')
  })

  it.each([
    { what: 'turned off', options: { accessibility: false } },
    { what: 'of no use', options: { slides: slidesOf(1) } },
  ])('are left to the browser when they are $what', async ({ options }) => {
    const carousel = await render(options)
    expect(fireEvent.keyDown(carousel.get('a'), { key: 'ArrowRight' })).toBe(true)
    expect(carousel.current()).toBe(0)
  })
})

describe('what a Carousel reads out', () => {
  it('is the slide that a visitor has gone to', async () => {
    const carousel = await render()
    const regions = carousel.all('[aria-live]')
    expect(regions).toHaveLength(1)
    expect(regions[0]?.getAttribute('aria-live')).toBe('polite')
    carousel.click('Next slide')
    expect(regions[0]?.textContent).toBe('Slide 2 of 4')
  })

  it('is nothing while slides change by themselves', async () => {
    const carousel = await render({ autoplay: true })
    const live = () => carousel.get('[aria-live]').getAttribute('aria-live')
    expect(live()).toBe('off')
    carousel.click('Pause slide show')
    expect(live()).toBe('polite')
  })
})
