// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import type { Block } from '../../content/types'
import { takeConsole } from '../../utils/testing/consoleMessages'
import { attributesOf, renderBlock } from '../internals/testing/renderBlock'
import { rawImgBlock } from './RawImg'

const render = async (options: object, block: Partial<Block> = {}): Promise<HTMLElement> =>
  (await renderBlock(rawImgBlock, options, { block })).get('.builder-blocks > img')

describe('RawImg', () => {
  it('is an image with the classes of its block', async () => {
    const image = await render(
      { image: '/a.png', aspectRatio: 0.5 },
      { responsiveStyles: { large: { color: 'red' } } },
    )
    expect(image.className).toMatch(
      /^builder-block builder-b builder-has-component [a-z]+-0 builder-raw-img$/,
    )
    expect(attributesOf(image)).toMatchObject({
      'builder-id': 'builder-b',
      loading: 'lazy',
      src: '/a.png',
    })
    expect(image.hasAttribute('srcset')).toBe(false)
    expect(image.style.aspectRatio).toMatch(/^0\.5\b/)
  })

  it.each([
    { image: undefined, expected: '/own.png' },
    { image: '', expected: '/own.png' },
    { image: '/a.png', expected: '/a.png' },
  ])('uses $expected when the option is $image', async ({ image, expected }) => {
    const rendered = await render({ image }, { properties: { src: '/own.png' } })
    expect(rendered.getAttribute('src')).toBe(expected)
  })

  it('answers clicks and keys as a button where it has an action for clicks', async () => {
    const image = await render({ image: '/a.png' }, { actions: { click: 'state.n = 1' } })
    expect(image.getAttribute('role')).toBe('button')
    expect(image.tabIndex).toBe(0)
  })

  it('drops a hostile address', async () => {
    expect((await render({ image: 'javascript:alert(1)' })).hasAttribute('src')).toBe(false)
    expect(takeConsole()).toHaveLength(1)
  })

  it('offers other widths where the host resizes, unless the author does', async () => {
    const image = 'https://cdn.builder.io/api/v1/image/a'
    expect((await render({ image })).getAttribute('srcset')).toContain('width=400 400w')
    const own = await render({ image }, { properties: { srcset: '/own.png 2x' } })
    expect(own.getAttribute('srcset')).toBe('/own.png 2x')
  })

  it.each([
    { width: '240px', properties: {}, sizes: '240px' },
    { width: '50%', properties: { width: 300 }, sizes: '50vw' },
    { width: 'auto', properties: { width: '300' }, sizes: '300px' },
    { width: '240px', properties: { sizes: '10vw' }, sizes: '10vw' },
    { width: 'auto', properties: {}, sizes: null },
  ])('is $sizes wide with $width and $properties', async ({ width, properties, sizes }) => {
    const image = 'https://cdn.builder.io/api/v1/image/a'
    const block = { properties, responsiveStyles: { large: { width } } }
    expect((await render({ image }, block)).getAttribute('sizes')).toBe(sizes)
    expect(
      (await render({ image: '/a.png' }, { ...block, properties: {} })).hasAttribute('sizes'),
    ).toBe(false)
  })

  it.each([
    { altText: 'A cat', own: 'A dog', expected: 'A cat' },
    { altText: undefined, own: 'A dog', expected: 'A dog' },
    { altText: undefined, own: undefined, expected: '' },
  ])('says "$expected" for $altText and $own', async ({ altText, own, expected }) => {
    const image = await render({ altText }, { properties: { alt: own, title: own } })
    expect(image.getAttribute('alt')).toBe(expected)
  })

  it('fits as its author chose', async () => {
    const { title, style } = await render(
      { backgroundSize: 'contain', backgroundPosition: 'top right', title: 'T' },
      { properties: { style: { color: 'red' } } },
    )
    expect([title, style.objectFit, style.objectPosition, style.color]).toEqual([
      'T',
      'contain',
      'top right',
      'red',
    ])
  })
})
