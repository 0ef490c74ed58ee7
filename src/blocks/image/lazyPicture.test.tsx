// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { block, component, deepFreeze, entry } from '../../content/testing/blocks'
import type { Block, ContentEntry } from '../../content/types'
import { createRegistry } from '../../render/root/createRegistry'
import { type RenderedEntry, renderEntry } from '../../render/testing/renderEntry'
import { type FakeObservers, fakeObservers } from '../internals/testing/fakeView'
import { hydrateEntry } from '../internals/testing/hydrateEntry'
import { imageBlock } from './Image'
import type { ImageBlockOptions } from './imageOptions'

const SERVED = { staticBlocks: true, served: { page: {}, attributes: undefined } }

let observers: FakeObservers

beforeEach(() => {
  observers = fakeObservers()
  placeAt(10_000)
})

/** Positions all elements `top` pixels below the top of the viewport. */
function placeAt(top: number): void {
  const box = { top, bottom: top + 10, left: 0, right: 10 } as DOMRect
  vi.spyOn(document.defaultView!.Element.prototype, 'getBoundingClientRect').mockReturnValue(box)
}

function lazy(options: ImageBlockOptions = {}, overrides: Partial<Block> = {}): Block {
  return component('Image', { image: '/a.png', lazy: true, ...options }, { id: 'i', ...overrides })
}

const page = (...blocks: Block[]): ContentEntry =>
  deepFreeze(entry([block({ id: 'box', children: blocks })]))

const render = (shown: ContentEntry, content = {}): Promise<RenderedEntry> =>
  renderEntry(shown, [imageBlock], content)

const setQuery = (query: string): void => {
  history.replaceState(null, '', `/${query}`)
  onTestFinished(() => history.replaceState(null, '', '/'))
}

describe.each([
  ['past React', {}],
  ['by React', { staticBlocks: false }],
])('a lazy image, rendered %s', (_, content) => {
  it('is not there until it comes into view, then fades in', async () => {
    const rendered = await render(page(lazy({ aspectRatio: 0.7 })), content)
    const picture = rendered.get('picture')
    expect(picture.childElementCount).toBe(0)
    expect(rendered.get('.builder-image-sizer')).toBeTruthy()

    observers.move(picture, true)
    const image = rendered.get('img.builder-image-fade')
    expect(image.classList.contains('builder-image-loading')).toBe(true)
    expect(observers.watched()).toEqual([])

    image.dispatchEvent(new Event('load'))
    expect(image.classList.contains('builder-image-loading')).toBe(false)
  })

  it('shows what stands for it when it cannot be fetched', async () => {
    const rendered = await render(page(lazy()), content)
    observers.move(rendered.get('picture'), true)
    rendered.get('img').dispatchEvent(new Event('error'))
    expect(rendered.all('img.builder-image-loading')).toEqual([])
  })

  it('is there at once where it stands in view', async () => {
    placeAt(0)
    const rendered = await render(page(lazy()), content)
    expect(rendered.get('img')).toBeTruthy()
    expect(observers.watched()).toEqual([])
  })

  it('comes before the page is printed', async () => {
    const rendered = await render(page(lazy(), lazy({}, { id: 'j' })), content)
    document.defaultView?.dispatchEvent(new Event('beforeprint'))
    expect(rendered.all('img')).toHaveLength(2)
  })

  it('shares its observer, and stops watching when it goes', async () => {
    const [one, other] = [lazy(), lazy({}, { id: 'j' })]
    const rendered = await render(page(one, other), content)
    expect([observers.watched().length, observers.count()]).toEqual([2, 1])

    await rendered.rerender(page(one))
    expect(observers.watched()).toEqual(rendered.all('picture'))
    rendered.unmount()
    expect(observers.watched()).toEqual([])
  })

  it('follows the query of the page', async () => {
    setQuery('?builder.lazyLoadImages=false')
    expect((await render(page(lazy()), content)).get('img').className).toBe('builder-image')
    setQuery('?builder.lazyLoadImages=true')
    const waiting = await render(page(lazy({ lazy: false })), content)
    expect(waiting.get('picture').childElementCount).toBe(0)
  })
})

describe('a lazy image', () => {
  it('keeps its element, and does not fade again, when an author changes it', async () => {
    const rendered = await render(page(lazy()), { authoring: true })
    observers.move(rendered.get('picture'), true)
    const image = rendered.get('img')
    image.dispatchEvent(new Event('load'))

    await rendered.rerender(page(lazy({ image: '/b.png', backgroundSize: 'contain' })), {
      authoring: true,
    })
    expect(rendered.all('img')).toEqual([image])
    expect([image.getAttribute('src'), image.style.objectFit]).toEqual(['/b.png', 'contain'])
    expect(image.className).toBe('builder-image builder-image-fade')
  })

  it('can become one that does not wait, and go back', async () => {
    const rendered = await render(page(lazy()), { authoring: true })
    observers.move(rendered.get('picture'), true)
    await rendered.rerender(page(lazy({ lazy: false })), { authoring: true })
    expect(rendered.all('img')).toHaveLength(1)
    await rendered.rerender(page(lazy()), { authoring: true })
    expect(rendered.get('picture').childElementCount).toBe(0)
    expect(observers.watched()).toEqual([rendered.get('picture')])
  })

  it('follows the width of its container while it waits and after', async () => {
    const wide = vi.spyOn(document.defaultView!.HTMLElement.prototype, 'clientWidth', 'get')
    wide.mockReturnValue(500)
    const shown = page(lazy({ image: 'https://cdn.builder.io/api/v1/image/assets%2Fa' }))
    const rendered = await renderEntry(shown, [imageBlock], {}, { responsiveTo: 'container' })
    observers.move(rendered.get('picture'), true)
    expect(rendered.get('img').getAttribute('sizes')).toBe('500px')
  })

  it('goes on waiting when another block is registered', async () => {
    const registry = createRegistry([imageBlock])
    const rendered = await renderEntry(page(lazy()), [], {}, { registry })
    const picture = rendered.get('picture')
    act(() => registry.register({ name: 'Other', component: () => null }))
    await act(async () => {})
    expect(observers.watched()).toEqual([picture])
    observers.move(picture, true)
    expect(rendered.all('picture > img')).toHaveLength(1)
  })

  it.each([
    ['past React', SERVED],
    ['by React', { ...SERVED, staticBlocks: false }],
  ])('waits in what a server rendered, taken over %s', async (_, inBrowser) => {
    const { container } = hydrateEntry(page(lazy()), [imageBlock], {}, inBrowser)
    const picture = container.querySelector('picture') as Element
    await act(async () => {})
    expect(observers.watched()).toEqual([picture])
    observers.move(picture, true)
    expect(picture.querySelectorAll('img')).toHaveLength(1)
  })

  it('comes at once in what a server rendered, where the query says so', () => {
    setQuery('?builder.lazyLoadImages=false')
    const location = new URL('https://a.invalid/')
    const onServer = { ...document.defaultView, document, location } as unknown as Window
    const { container } = hydrateEntry(
      page(lazy()),
      [imageBlock],
      { window: onServer },
      { ...SERVED, window: document.defaultView as Window },
    )
    expect(container.querySelector('img')?.className).toBe('builder-image')
  })
})
