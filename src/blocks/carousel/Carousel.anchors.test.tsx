// @vitest-environment happy-dom
import { act, fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { block, component, deepFreeze, entry } from '../../content/testing/blocks'
import { renderEntry } from '../../render/testing/renderEntry'
import { carouselBlock } from './Carousel'

const link = block({ tagName: 'a', properties: { href: '#target' } })

/**
 * A carousel of four slides with a target in the third, and links to it before the carousel and in
 * the first slide.
 */
async function render(
  options: object = {},
  target = block({ tagName: 'h2', properties: { id: 'target' } }),
) {
  const slides = [link, block(), target, block()].map((only) => ({ content: [only] }))
  const carousel = component('Builder:Carousel', { responsive: [], slides, ...options })
  const rendered = await renderEntry(deepFreeze(entry([link, carousel])), [carouselBlock])
  const scroll = vi.spyOn(document.defaultView!.HTMLElement.prototype, 'scrollIntoView')
  return {
    ...rendered,
    follow: (link: number) => fireEvent.click(rendered.all('a')[link] as Element),
    inView: () => rendered.all('.slick-slide:not([inert])').map(({ dataset }) => dataset.index),
    hasArrived: () =>
      scroll.mock.contexts.length === 1 &&
      scroll.mock.contexts[0] === rendered.get('#target') &&
      rendered.shadowRoot.activeElement === rendered.get('#target'),
  }
}

describe('a link to something in a slide', () => {
  beforeEach(() => {
    history.replaceState(null, '', '/')
    vi.useFakeTimers()
  })
  afterEach(() => void vi.useRealTimers())

  it.each([
    { from: 'the page', link: 0 },
    { from: 'another slide', link: 1 },
  ])('turns the carousel to it, from $from', async ({ link }) => {
    const { follow, inView, hasArrived } = await render()
    expect(inView()).toEqual(['0'])
    follow(link)
    expect(inView()).toEqual(['2'])
    expect(hasArrived()).toBe(true)
  })

  it('does so in the middle of a move', async () => {
    const { follow, inView, hasArrived, get } = await render()
    fireEvent.click(get('.slick-prev'))
    follow(0)
    expect(inView()).toEqual(['2'])
    expect(hasArrived()).toBe(true)
    act(() => void vi.runAllTimers())
    expect(inView()).toEqual(['2'])
  })

  it('is followed where the address is one', async () => {
    history.replaceState(null, '', '/#target')
    expect((await render()).inView()).toEqual(['2'])
  })

  it.each([2.5, 2.9])('turns the carousel to it where it shows %j slides', async (slidesToShow) => {
    const { follow, inView, hasArrived } = await render({ slickProps: { slidesToShow } })
    follow(0)
    expect(inView()).toEqual(['0', '2', '3'])
    expect(hasArrived()).toBe(true)
  })

  it('leaves a carousel alone that shows it', async () => {
    const { follow, inView, hasArrived } = await render({ slickProps: { slidesToShow: 3 } })
    follow(0)
    expect(inView()).toEqual(['0', '1', '2'])
    expect(hasArrived()).toBe(true)
  })

  it('leaves a carousel alone when the target is only the name of a block in it', async () => {
    const target = block({ id: 'target', children: [block({ id: 'target' })] })
    const { follow, inView } = await render({}, target)
    follow(0)
    expect(inView()).toEqual(['0'])
  })
})
