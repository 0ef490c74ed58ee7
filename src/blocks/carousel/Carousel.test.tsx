// @vitest-environment happy-dom
import { act, fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { block } from '../../content/testing/blocks'
import { testWindow as view } from '../../render/testing/testWindow'
import { takeConsole } from '../../utils/testing/consoleMessages'
import { fakeResizeObserver, replaceInView } from '../internals/testing/fakeView'
import { hydrateEntry } from '../internals/testing/hydrateEntry'
import { entryWith } from '../internals/testing/renderBlock'
import { carouselBlock } from './Carousel'
import { readSetup } from './CarouselSetup'
import { slidesCss } from './slidesCss'
import { linkBlock, renderCarousel as render, slidesOf } from './testing/renderCarousel'

const MOVE_MS = 500
const three = { slides: slidesOf(3), autoplay: true }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  act(() => vi.runOnlyPendingTimers())
  vi.useRealTimers()
})

describe('Carousel', () => {
  it('has the class names that authors’ styles rely on', async () => {
    const carousel = await render({ slides: slidesOf(3) })
    const slider = '.builder-b > .builder-carousel > .slick-slider.slick-initialized'
    for (const selector of [
      '> .slick-arrow.slick-prev',
      '> .slick-arrow.slick-next',
      '> .slick-list > .slick-track > .slick-slide.slick-active.slick-current[data-index="0"]',
      '> .slick-list .slick-slide > .builder-blocks.builder-blocks-child[builder-parent-id="builder-b"]',
      '> ul.slick-dots > li.slick-active',
    ]) {
      expect(carousel.get(`${slider} ${selector}`)).toBeTruthy()
    }
  })

  it('warns of slider settings that it does not have', async () => {
    const slickProps = { fade: true, speed: 300, centerMode: true, responsive: [] }
    await render({ slides: slidesOf(3), slickProps })
    expect(takeConsole()).toEqual([
      'warn: SiteBlocks: block "builder-b": slickProps {fade, centerMode} was left out, since this carousel has no such settings. Remove them; docs/interactive-blocks.md lists the settings that it has.',
    ])
  })

  it('goes to the slide of a dot', async () => {
    const carousel = await render({ slides: slidesOf(5) })
    carousel.click('Go to slide 4')
    expect(carousel.inView()).toEqual([3])
    const dot = carousel.button('Go to slide 4')
    expect(carousel.all('.slick-dots .slick-active button')).toEqual([dot])
    expect(carousel.all('[aria-current]')).toEqual([dot])
  })

  it('has no dots with hideDots', async () => {
    const carousel = await render({ slides: slidesOf(3), hideDots: true })
    expect(carousel.labels()).toEqual(['Previous slide', 'Next slide'])
    expect(carousel.all('ul')).toEqual([])
  })

  it.each([
    { name: 'no slide', options: { slides: [] }, count: 0 },
    { name: 'slides that are no list', options: { slides: 'two' }, count: 0 },
    { name: 'one slide', options: { slides: slidesOf(1), autoplay: true }, count: 1 },
    { name: 'as many as fit', options: { ...three, slickProps: { slidesToShow: 3 } }, count: 3 },
    {
      name: 'slides below each other',
      options: { ...three, responsive: [{ breakpoint: 2000, settings: 'unslick' }] },
      count: 3,
    },
  ])('stands still with $name', async ({ options, count }) => {
    const carousel = await render(options)
    const changed = vi.fn<() => void>()
    carousel.shadowRoot.addEventListener('builder:carousel:change', changed)
    carousel.wait(60_000)
    expect(carousel.inView()).toHaveLength(count)
    expect(carousel.labels()).toEqual([])
    expect(changed).not.toHaveBeenCalled()
  })

  it('renders an empty slide for an invalid one', async () => {
    const carousel = await render({ slides: [null, 'x', { content: 5 }, ...slidesOf(1)] })
    expect(carousel.all('.slick-slide > .no-blocks')).toHaveLength(3)
  })

  it('stops at the ends of a finite row, and disables the button there', async () => {
    const carousel = await render({ slides: slidesOf(2), slickProps: { infinite: false } })
    const disabled = () => carousel.all('.slick-disabled[aria-disabled="true"]')
    expect(disabled()).toEqual([carousel.button('Previous slide')])
    carousel.click('Previous slide')
    carousel.wait(MOVE_MS)
    expect(carousel.current()).toBe(0)
    carousel.click('Next slide')
    carousel.wait(MOVE_MS)
    expect(disabled()).toEqual([carousel.button('Next slide')])
  })

  it.each([
    { rtlMode: false, previous: 'next', next: 'prev' },
    { rtlMode: true, previous: 'prev', next: 'next' },
  ])('puts the blocks of an arrow where the editor shows them, rtlMode: $rtlMode', async (row) => {
    const { rtlMode, previous, next } = row
    const arrows = { prevButton: [block({ id: 'prev' })], nextButton: [linkBlock('next')] }
    const carousel = await render({ ...three, ...arrows }, { meta: { rtlMode } })
    expect(carousel.get(`.slick-prev > div .builder-${previous}`)).toBeTruthy()
    expect(carousel.get(`.slick-next > div .builder-${next}`)).toBeTruthy()
    expect(carousel.all('.slick-arrow:empty')).toHaveLength(0)
    fireEvent.click(carousel.get('.slick-next'))
    expect(carousel.current()).toBe(1)
  })

  it('has no arrow where its author has emptied one', async () => {
    const carousel = await render({ ...three, prevButton: [], nextButton: null as never })
    expect(carousel.all('.slick-arrow').map(({ className }) => className)).toEqual([
      'slick-arrow slick-prev',
    ])
  })

  it('renders its children as slides, one for each repeat', async () => {
    const children = [
      block({ id: 'plain' }),
      block({ id: 'again', repeat: { collection: 'state.list' } }),
    ]
    const carousel = await render(
      { useChildrenForSlides: true, slides: slidesOf(9) },
      { block: { children }, state: { list: ['a', 'b', 'c'] } },
    )
    expect(carousel.all('.slick-slide')).toHaveLength(4)
    expect(carousel.all('.slick-slide > .builder-again')).toHaveLength(3)
  })

  it('has no slide for a child that is hidden, until it is shown', async () => {
    const click = { click: 'state.offers = true' }
    const children = [
      block({ id: 'first', tagName: 'button', actions: click }),
      block({ id: 'never', hide: true }),
      block({ id: 'offers', bindings: { show: 'state.offers' } }),
    ]
    const carousel = await render(
      { useChildrenForSlides: true },
      { block: { children }, state: {} },
    )
    expect(carousel.all('.slick-slide')).toHaveLength(1)
    fireEvent.click(carousel.get('.builder-first'))
    expect(carousel.all('.slick-slide')).toHaveLength(2)
    expect(carousel.all('.slick-slide > .builder-offers')).toHaveLength(1)
  })

  it('goes to a slide that is clicked, with focusOnSelect, and focuses it', async () => {
    const carousel = await render({
      slides: slidesOf(5),
      focusOnSelect: true,
      slickProps: { slidesToShow: 3 },
    })
    const slide = carousel.get('[data-index="2"]')
    fireEvent.click(slide)
    expect(carousel.current()).toBe(2)
    expect(carousel.focused()).toBe(slide)
  })

  it('lets a pointer drag its slides', async () => {
    const carousel = await render({ slides: slidesOf(3) })
    const list = carousel.get('.slick-list')
    list.setPointerCapture = vi.fn<(id: number) => void>()
    list.getBoundingClientRect = () => new DOMRect(0, 0, 1000)
    const point = (type: string, clientX: number): void => {
      const init = { clientX, pointerId: 1, isPrimary: true, buttons: 1, bubbles: true }
      fireEvent(carousel.get('a'), new PointerEvent(type, { ...init, pointerType: 'touch' }))
    }
    point('pointerdown', 500)
    point('pointermove', 290)
    expect(carousel.inView()).toEqual([0])
    point('pointerup', 290)
    expect(carousel.inView()).toEqual([1])
  })
})

describe('the widths of a Carousel', () => {
  const resize = (width: number): void => {
    act(() => view.happyDOM.setInnerWidth(width))
  }

  it.each([
    { width: 390, shows: 1, dots: 4 },
    { width: 800, shows: 2, dots: 2 },
    { width: 3200, shows: 1, dots: 4 },
  ])('show $shows slides at $width by default, from the start', async ({ width, shows, dots }) => {
    view.happyDOM.setInnerWidth(width)
    const carousel = await render({ slides: slidesOf(4), responsive: undefined })
    expect(carousel.inView()).toHaveLength(shows)
    expect(carousel.all('.slick-dots li')).toHaveLength(dots)
  })

  it('count as soon as the window is resized', async () => {
    view.happyDOM.setInnerWidth(800)
    const carousel = await render({ slides: slidesOf(4), responsive: undefined })
    expect(carousel.inView()).toEqual([0, 1])
    resize(390)
    expect(carousel.inView()).toEqual([0])
  })

  it.each(
    [390, 980, 1200].flatMap((width) =>
      [390, 980, 1200].map((innerWidth) => ({ width, innerWidth })),
    ),
  )(
    'are those of the style sheet on a page laid out for $width, $innerWidth on screen',
    async (page) => {
      const { width, innerWidth } = page
      view.happyDOM.setInnerWidth(innerWidth)
      for (const max of [389, 390, 979, 980, 1199, 1200]) {
        const options = { slides: slidesOf(9), responsive: [{ width: max, slidesToShow: 3 }] }
        const rules = slidesCss(readSetup(options, 9), 'viewport')
        const matchMedia = (query: string): object =>
          Object.assign(new EventTarget(), { matches: `@media ${query}` in rules && width <= max })
        replaceInView('matchMedia', matchMedia)
        const carousel = await render(options)
        expect(carousel.inView()).toHaveLength(width <= max ? 3 : 1)
        carousel.unmount()
      }
    },
  )

  it('are those of the container where breakpoints follow it', async () => {
    fakeResizeObserver()
    view.happyDOM.setInnerWidth(1200)
    replaceInView('getComputedStyle', () => ({ width: '390px' }))
    const responsive = [{ width: 400, slidesToShow: 3 }]
    const options = { slides: slidesOf(4), responsive }
    const carousel = await render(options, { responsiveTo: 'container' })
    expect(carousel.inView()).toEqual([0, 1, 2])
  })

  it('move the focus to a slide in view when the focused one no longer fits', async () => {
    view.happyDOM.setInnerWidth(800)
    const carousel = await render({ slides: slidesOf(4), responsive: undefined })
    carousel.focus('[data-index="1"] a')
    resize(390)
    expect(carousel.focused()).toBe(carousel.get('[data-index="0"]'))
  })
})

describe('a Carousel that a server has rendered', () => {
  it.each([0, 2])('has one slide there, and all in the browser, at slide %j', async (slide) => {
    view.happyDOM.setInnerWidth(800)
    const options = { slides: slidesOf(4), autoplay: true, slickProps: { initialSlide: slide } }
    const page = entryWith('Builder:Carousel', options)
    const { serverHtml, container } = hydrateEntry(page, [carouselBlock])
    expect(serverHtml.match(/"slick-slide [^>]*/g)).toEqual([
      expect.stringContaining('aria-label="1 of 4"'),
    ])
    expect(serverHtml).not.toMatch(/ inert| style=|<button/)

    expect(container.querySelectorAll('.slick-slide')).toHaveLength(4)
    expect(container.querySelector('.slick-current')?.getAttribute('data-index')).toBe(`${slide}`)
    expect(container.querySelectorAll('.slick-pause, .slick-arrow')).toHaveLength(3)
  })
})
