import { describe, expect, it } from 'vitest'
import { takenOmissions } from '../../utils/testing/takenOmissions'
import { addressName, imageSources } from './imageElements'

const ASSET = 'https://cdn.builder.io/api/v1/image/assets%2Fa'

const { omit, take } = takenOmissions()

describe('imageSources', () => {
  it.each([
    { options: { image: '/a.png', src: '/b.png' }, expected: '/a.png' },
    { options: { src: '/b.png' }, expected: '/b.png' },
    { options: { image: '', src: '/b.png' }, expected: '/b.png' },
    { options: { image: 'data:image/png;base64,AA==' }, expected: 'data:image/png;base64,AA==' },
  ])('uses $expected of $options', ({ options, expected }) => {
    expect(imageSources(options, omit)?.src).toBe(expected)
  })

  it.each([{}, { image: '' }])('has none in %j', (options) => {
    expect(imageSources(options, omit)).toBeUndefined()
  })

  it('drops a hostile address', () => {
    expect(imageSources({ image: 'javascript:alert(1)' }, omit)).toBeUndefined()
    expect(take()).toMatchObject([{ what: 'the image "javascript:alert(1)"' }])
  })

  it('offers WebP beside the widths of a host that converts', () => {
    const sources = imageSources({ image: ASSET }, omit)
    expect(sources?.srcset).toContain(`${ASSET}?width=800 800w`)
    expect(sources?.webpSrcset).toContain(`${ASSET}?format=webp&width=800 800w`)
  })

  it.each([
    { image: 'https://example.com/a.png', what: 'another host' },
    { image: ASSET, noWebp: true, what: 'noWebp' },
  ])('offers nothing else for $what', ({ image, noWebp = false }) => {
    expect(imageSources({ image, noWebp }, omit)).toEqual({ src: image })
  })

  it('offers no WebP where the host resizes only', () => {
    const sources = imageSources({ image: 'https://cdn.shopify.com/a.png' }, omit)
    expect(sources?.srcset).toContain('?width=100 100w')
    expect(sources?.webpSrcset).toBeUndefined()
  })

  it.each([
    { image: '/a.png', srcset: '/b.png 2x', kept: true },
    { image: `${ASSET}?width=9`, srcset: `${ASSET}?width=400 400w`, kept: true },
    { image: ASSET, srcset: `${ASSET.replace('Fa', 'Fold')}?width=400 400w`, kept: false },
    { image: ASSET, srcset: `${ASSET}?width=300 1x, ${ASSET}?width=600 2x`, kept: true },
    { image: ASSET, srcset: ASSET, kept: false },
    { image: '/a.png', srcset: '/b.png', kept: true },
  ])(
    'preserves ($kept) the srcset $srcset for $image, or generates one',
    ({ image, srcset, kept }) => {
      const made = expect.stringContaining(`${ASSET}?width=100 100w`)
      expect(imageSources({ image, srcset }, omit)?.srcset).toEqual(kept ? srcset : made)
    },
  )

  it('drops what has no width from a stored list, and from its WebP list', () => {
    const srcset = `${ASSET}?width=400 400w, ${ASSET}?format=png&width=800 800w, ${ASSET}/b 900w, ${ASSET}`
    expect(imageSources({ image: ASSET, srcset }, omit)).toEqual({
      src: ASSET,
      srcset: `${ASSET}?width=400 400w, ${ASSET}?format=png&width=800 800w, ${ASSET}/b 900w`,
      webpSrcset: `${ASSET}?format=webp&width=400 400w, ${ASSET}?format=webp&width=800 800w, ${ASSET}/b?format=webp 900w`,
    })
  })

  it('drops hostile candidates of a srcset', () => {
    const srcset = '/a.png 1x, javascript:alert(1) 2x'
    expect(imageSources({ image: '/a.png', srcset }, omit)?.srcset).toBe('/a.png 1x')
    expect(take()).toHaveLength(1)
  })
})

describe('addressName', () => {
  it.each([
    ['/shop/summer-sale?from=mail', 'summer sale'],
    ['https://example.com/', 'example.com'],
    ['/faq#opening_hours', 'opening hours'],
    ['mailto:shop@example.com', 'shop@example.com'],
    ['/', '/'],
  ])('reads %j as %j', (href, name) => {
    expect(addressName(href)).toBe(name)
  })
})
