// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { block } from '../../content/testing/blocks'
import type { Block } from '../../content/types'
import type { ResponsiveTo } from '../../render/styles/blockStyles'
import { replaceInView } from '../internals/testing/fakeView'
import { attributesOf, renderBlock } from '../internals/testing/renderBlock'
import { imageBlock } from './Image'

const ASSET = 'https://cdn.builder.io/api/v1/image/assets%2Fa'
const child = block({ id: 'builder-child' })

const render = (options: object, block: Partial<Block> = {}, responsiveTo?: ResponsiveTo) =>
  renderBlock(imageBlock, options, { block, ...(responsiveTo && { responsiveTo }) })
const renderImg = async (options: object, block?: Partial<Block>): Promise<HTMLElement> =>
  (await render(options, block)).get('img')

describe('Image', () => {
  it('is rendered in its block with a WebP source and a box that reserves its space', async () => {
    const rendered = await render(
      { image: `${ASSET}?width=400`, aspectRatio: 0.7, altText: 'A' },
      { responsiveStyles: { large: { width: '50%' } } },
    )
    const box = '.builder-b:not(.builder-has-component)'
    expect(attributesOf(rendered.get(`${box} > picture > source`))).toMatchObject({
      type: 'image/webp',
      sizes: 'auto, 50vw',
    })
    expect(attributesOf(rendered.get(`${box} > picture > img.builder-image`))).toMatchObject({
      alt: 'A',
      loading: 'lazy',
      fetchpriority: 'auto',
      sizes: 'auto, 50vw',
      srcset: expect.stringMatching(/2000w, [^,]*\?width=400 400w$/),
    })
    expect(rendered.get(`${box} > .builder-image-sizer`).style.paddingTop).toBe('70%')
  })

  it.each([
    { fields: {}, alt: '' },
    { fields: { linkUrl: '/summer-sale' }, alt: 'summer sale' },
    { fields: { linkUrl: '/a', properties: { 'aria-label': 'Sale' } }, alt: '' },
    { fields: { linkUrl: '/a', children: [block({})] }, alt: '' },
    { fields: { linkUrl: '/a' }, altText: 'Given', alt: 'Given' },
  ])('names a link that nothing else names: $fields, $altText', async (row) => {
    const image = await renderImg({ image: ASSET, altText: row.altText }, row.fields)
    expect(image.getAttribute('alt')).toBe(row.alt)
  })

  it.each([
    {
      styles: { small: { objectPosition: 'top' } },
      position: 'var(--builder-image-position, right)',
    },
    { styles: { large: { color: 'red' } }, position: 'right' },
  ])('has the position $position with the styles $styles', async ({ styles, position }) => {
    const options = { image: ASSET, backgroundPosition: 'right' }
    const image = await renderImg(options, { responsiveStyles: styles })
    expect(image.style.objectPosition).toBe(position)
  })

  it('is left to the browser to load, whatever lazy says', async () => {
    const image = await renderImg({ image: ASSET, lazy: false })
    expect([image.getAttribute('loading'), image.className]).toEqual(['lazy', 'builder-image'])
  })

  it('is fetched before others when it matters most', async () => {
    const options = { image: ASSET, aspectRatio: 1, highPriority: true, lazy: true }
    const image = await renderImg(options)
    expect(attributesOf(image)).toMatchObject({ loading: 'eager', fetchpriority: 'high' })
    expect(image.hasAttribute('sizes')).toBe(false)
    expect(image.className).toBe('builder-image builder-image-fill')
  })

  it.each([
    { options: {}, sizes: null },
    { options: { aspectRatio: 1 }, sizes: 'auto' },
    { options: { width: 600, height: '400' }, sizes: 'auto' },
    { options: { width: 600 }, sizes: null },
  ])('lets the browser measure only where its space is reserved: $options', async (row) => {
    const image = await renderImg({ image: ASSET, ...row.options })
    expect(image.getAttribute('sizes')).toBe(row.sizes)
  })

  it('reserves the space of a file whose size is known, unless it fills its block', async () => {
    const size = { width: 600, height: 400 }
    const free = await renderImg({ image: '/a.png', ...size })
    expect(attributesOf(free)).toMatchObject({ width: '600', height: '400' })
    const filling = await renderImg({ image: '/a.png', ...size, aspectRatio: 1 })
    expect(filling.hasAttribute('width')).toBe(false)
  })

  it('has no srcset, source, sizes or title that nobody gave it, on another host', async () => {
    const rendered = await render({ image: '/a.png', aspectRatio: 1 })
    expect(rendered.all('source')).toEqual([])
    expect(Object.keys(attributesOf(rendered.get('img'))).sort()).toEqual([
      'alt',
      'class',
      'fetchpriority',
      'loading',
      'src',
    ])
  })

  it('fits as its author chose', async () => {
    const { title, style } = await renderImg({
      image: '/a.png',
      title: 'T',
      backgroundSize: 'contain',
      backgroundPosition: 'top right',
    })
    const found = [title, style.objectFit, style.objectPosition]
    expect(found).toEqual(['T', 'contain', 'top right'])
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

  it.each([{ aspectRatio: 0 }, {}])('has no sizer with %j', async (options) => {
    const rendered = await render({ image: '/a.png', ...options })
    expect(rendered.all('.builder-image-sizer, .builder-image-fill')).toEqual([])
  })

  it('reserves its space when it has no address', async () => {
    const rendered = await render({ aspectRatio: 0.5 }, { children: [child] })
    expect(rendered.get('picture').childElementCount).toBe(0)
    expect(rendered.get('.builder-image-sizer')).toBeTruthy()
    expect(rendered.get('.builder-child')).toBeTruthy()
  })

  it('follows the width of the container when breakpoints do', async () => {
    replaceInView('getComputedStyle', () => ({ width: '500px' }))
    const rendered = await render(
      { image: ASSET, aspectRatio: 1 },
      { responsiveStyles: { small: { width: '50%' } } },
      'container',
    )
    expect(rendered.get('img').getAttribute('sizes')).toBe('auto, 250px')
  })
})
