// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { block, component, deepFreeze, entry } from '../../content/testing/blocks'
import type { Block } from '../../content/types'
import type { ResponsiveTo } from '../../render/styles/blockStyles'
import { type RenderedEntry, renderEntry } from '../../render/testing/renderEntry'
import { imageBlock } from './Image'
import type { ImageBlockOptions } from './imageOptions'

const ASSET = 'https://cdn.builder.io/api/v1/image/assets%2Fa'
const child = block({ id: 'builder-child' })

function render(
  options: ImageBlockOptions,
  overrides: Partial<Block> = {},
  responsiveTo?: ResponsiveTo,
): Promise<RenderedEntry> {
  const image = component('Image', { ...options }, { id: 'builder-i', ...overrides })
  return renderEntry(deepFreeze(entry([image])), [imageBlock], {}, { responsiveTo })
}

describe('Image', () => {
  it('stands in its block with a WebP source and a box that keeps its room', async () => {
    const rendered = await render(
      { image: `${ASSET}?width=400`, aspectRatio: 0.7, altText: 'A' },
      { responsiveStyles: { large: { width: '50%' } } },
    )
    const wrapper = rendered.get('.builder-i')
    expect(wrapper.classList.contains('builder-has-component')).toBe(false)
    expect(
      rendered.get('.builder-i > picture > source[type="image/webp"]').getAttribute('sizes'),
    ).toBe('auto, 50vw')
    const image = rendered.get('picture > img.builder-image')
    expect(image.getAttribute('alt')).toBe('A')
    expect(image.getAttribute('loading')).toBe('lazy')
    expect(image.getAttribute('fetchpriority')).toBe('auto')
    expect(image.getAttribute('sizes')).toBe('auto, 50vw')
    expect(image.getAttribute('srcset')).toMatch(/2000w, [^,]*\?width=400 400w$/)
    expect(rendered.get('.builder-i > .builder-image-sizer').style.paddingTop).toBe('70%')
  })

  it.each([
    { fields: {}, alt: '' },
    { fields: { linkUrl: '/summer-sale' }, alt: 'summer sale' },
    { fields: { linkUrl: '/a', properties: { 'aria-label': 'Sale' } }, alt: '' },
    { fields: { linkUrl: '/a', children: [block({})] }, alt: '' },
    { fields: { linkUrl: '/a' }, altText: 'Given', alt: 'Given' },
  ])(
    'names a link that nothing else names: $fields, $altText',
    async ({ fields, altText, alt }) => {
      expect((await render({ image: ASSET, altText }, fields)).get('img').getAttribute('alt')).toBe(
        alt,
      )
    },
  )

  it.each([
    {
      styles: { small: { objectPosition: 'top' } },
      position: 'var(--builder-image-position, right)',
    },
    { styles: { large: { color: 'red' } }, position: 'right' },
  ])('has the position $position with the styles $styles', async ({ styles, position }) => {
    const rendered = await render(
      { image: ASSET, backgroundPosition: 'right' },
      { responsiveStyles: styles },
    )
    expect(rendered.get('img').style.objectPosition).toBe(position)
  })

  it.each([true, false])('is left to the browser to load, with lazy: %s', async (lazy) => {
    const image = (await render({ image: ASSET, lazy })).get('img')
    expect([image.getAttribute('loading'), image.className]).toEqual(['lazy', 'builder-image'])
  })

  it('is fetched before others when it matters most', async () => {
    const rendered = await render({ image: ASSET, aspectRatio: 1, highPriority: true, lazy: true })
    const image = rendered.get('img')
    expect(image.getAttribute('loading')).toBe('eager')
    expect(image.getAttribute('fetchpriority')).toBe('high')
    expect(image.getAttribute('sizes')).toBeNull()
    expect(image.className).toBe('builder-image builder-image-fill')
  })

  it.each([
    { options: {}, sizes: null },
    { options: { aspectRatio: 1 }, sizes: 'auto' },
    { options: { width: 600, height: '400' }, sizes: 'auto' },
    { options: { width: 600 }, sizes: null },
  ])(
    'lets the browser measure only where its room is kept: $options',
    async ({ options, sizes }) => {
      const rendered = await render({ image: ASSET, ...options })
      expect(rendered.get('img').getAttribute('sizes')).toBe(sizes)
    },
  )

  it('keeps the room of a file whose size is known, unless it fills its block', async () => {
    const size = { width: 600, height: 400 }
    const free = (await render({ image: '/a.png', ...size })).get('img')
    expect([free.getAttribute('width'), free.getAttribute('height')]).toEqual(['600', '400'])
    const filling = (await render({ image: '/a.png', ...size, aspectRatio: 1 })).get('img')
    expect(filling.getAttribute('width')).toBeNull()
  })

  it('has no srcset, source or sizes on another host', async () => {
    const rendered = await render({ image: '/a.png', aspectRatio: 1 })
    expect(rendered.all('source')).toEqual([])
    expect(rendered.get('img').getAttribute('srcset')).toBeNull()
    expect(rendered.get('img').getAttribute('sizes')).toBeNull()
  })

  it.each([undefined, ''])('has an empty alt, and no role, for the text %j', async (altText) => {
    const rendered = await render({ image: '/a.png', altText } as ImageBlockOptions)
    expect(rendered.get('img').getAttribute('alt')).toBe('')
    expect(rendered.get('img').getAttribute('role')).toBeNull()
    expect(rendered.get('img').getAttribute('title')).toBeNull()
  })

  it('fits as its author wishes', async () => {
    const rendered = await render({
      image: '/a.png',
      title: 'T',
      backgroundSize: 'contain',
      backgroundPosition: 'top right',
    })
    const image = rendered.get<HTMLImageElement>('img')
    expect(image.title).toBe('T')
    expect(image.style.objectFit).toBe('contain')
    expect(image.style.objectPosition).toBe('top right')
  })

  it.each([
    { options: { aspectRatio: 0.5, fitContent: true }, sizer: false, overlay: false },
    { options: { aspectRatio: 0.5 }, sizer: true, overlay: true },
    { options: { fitContent: true }, sizer: false, overlay: false },
    { options: {}, sizer: false, overlay: true },
  ])('has sizer $sizer and overlay $overlay with a child and $options', async (example) => {
    const rendered = await render({ image: '/a.png', ...example.options }, { children: [child] })
    expect(rendered.all('.builder-image-sizer')).toHaveLength(example.sizer ? 1 : 0)
    const parent = rendered.get('.builder-child').parentElement
    expect(parent?.className).toMatch(example.overlay ? 'builder-image-overlay' : 'builder-block')
  })

  it.each([{ aspectRatio: 0 }, { aspectRatio: -1 }, {}])(
    'has no sizer with %j',
    async (options) => {
      const rendered = await render({ image: '/a.png', ...options })
      expect(rendered.all('.builder-image-sizer, .builder-image-fill')).toEqual([])
    },
  )

  it('keeps its room when it has no address', async () => {
    const rendered = await render({ aspectRatio: 0.5 }, { children: [child] })
    expect(rendered.get('picture').childElementCount).toBe(0)
    expect(rendered.get('.builder-image-sizer')).toBeTruthy()
    expect(rendered.get('.builder-child')).toBeTruthy()
  })

  it('goes by the width of the container when breakpoints do', async () => {
    vi.spyOn(document.defaultView!.HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(500)
    const rendered = await render(
      { image: ASSET, aspectRatio: 1 },
      { responsiveStyles: { small: { width: '50%' } } },
      'container',
    )
    expect(rendered.get('img').getAttribute('sizes')).toBe('auto, 250px')
  })
})
