// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { component, deepFreeze, entry } from '../../content/testing/blocks'
import type { Block } from '../../content/types'
import { renderEntry } from '../../render/testing/renderEntry'
import { takeConsole } from '../../utils/testing/consoleMessages'
import { rawImgBlock } from './RawImg'
import type { RawImgOptions } from './rawImgOptions'

async function render(
  options: RawImgOptions,
  overrides: Partial<Block> = {},
): Promise<HTMLElement> {
  const block = component('Raw:Img', { ...options }, { id: 'builder-r', ...overrides })
  const rendered = await renderEntry(deepFreeze(entry([block])), [rawImgBlock])
  return rendered.get('.builder-blocks > img')
}

describe('RawImg', () => {
  it('is an image that keeps the classes of its block', async () => {
    const image = await render(
      { image: '/a.png', aspectRatio: 0.5 },
      { responsiveStyles: { large: { color: 'red' } } },
    )
    expect(image.className).toMatch(
      /^builder-block builder-r builder-has-component [a-z]+-0 builder-raw-img$/,
    )
    expect(image.getAttribute('builder-id')).toBe('builder-r')
    expect(image.getAttribute('loading')).toBe('lazy')
    expect(image.getAttribute('src')).toBe('/a.png')
    expect(image.getAttribute('srcset')).toBeNull()
    expect(image.style.aspectRatio).toMatch(/^0\.5\b/)
  })

  it.each([
    { image: undefined, expected: '/own.png' },
    { image: '', expected: '/own.png' },
    { image: '/a.png', expected: '/a.png' },
  ])('takes $expected when the option is $image', async ({ image, expected }) => {
    const rendered = await render({ image } as RawImgOptions, { properties: { src: '/own.png' } })
    expect(rendered.getAttribute('src')).toBe(expected)
  })

  it('answers clicks and keys as a button where it has an action for clicks', async () => {
    const image = await render({ image: '/a.png' }, { actions: { click: 'state.n = 1' } })
    expect(image.getAttribute('role')).toBe('button')
    expect(image.tabIndex).toBe(0)
  })

  it('drops a hostile address', async () => {
    const image = await render({ image: 'javascript:alert(1)' })
    expect(image.getAttribute('src')).toBeNull()
    expect(takeConsole()).toHaveLength(1)
  })

  it('offers other widths where the host resizes, unless the author does', async () => {
    const image = 'https://cdn.builder.io/api/v1/image/a'
    expect((await render({ image })).getAttribute('srcset')).toContain('width=400 400w')
    const own = await render({ image }, { properties: { srcset: '/own.png 2x' } })
    expect(own.getAttribute('srcset')).toBe('/own.png 2x')
  })

  it.each([
    { altText: 'A cat', own: 'A dog', expected: 'A cat' },
    { altText: undefined, own: 'A dog', expected: 'A dog' },
    { altText: undefined, own: undefined, expected: '' },
  ])('says "$expected" for $altText and $own', async ({ altText, own, expected }) => {
    const image = await render({ altText } as RawImgOptions, {
      properties: { alt: own, title: own },
    })
    expect(image.getAttribute('alt')).toBe(expected)
  })

  it('fits as its author wishes', async () => {
    const image = await render(
      { backgroundSize: 'contain', backgroundPosition: 'top right', title: 'T' },
      { properties: { style: { color: 'red' } } },
    )
    expect(image.style.objectFit).toBe('contain')
    expect(image.style.objectPosition).toBe('top right')
    expect(image.style.color).toBe('red')
    expect(image.title).toBe('T')
  })
})
