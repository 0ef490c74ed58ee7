import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cdnSrcset } from './cdnSrcset'

const ASSET = 'https://cdn.builder.io/api/v1/image/assets%2Fa'

describe('cdnSrcset', () => {
  it('offers seven widths', () => {
    expect(cdnSrcset(ASSET)).toBe(
      [100, 200, 400, 800, 1200, 1600, 2000]
        .map((width) => `${ASSET}?width=${width} ${width}w`)
        .join(', '),
    )
  })

  it.each(['?width=400', '?width=400&quality=80', '?quality=80&width=400', '?width=400#top'])(
    'offers the width of an address with %s once, as it is written',
    (query) => {
      const srcset = cdnSrcset(ASSET + query)
      expect(srcset?.match(/ 400w/g)).toHaveLength(1)
      expect(srcset?.endsWith(`, ${ASSET}${query} 400w`)).toBe(true)
    },
  )

  it('preserves the aspect ratio that an address asks for', () => {
    const srcset = cdnSrcset(`${ASSET}?width=636&height=1000`)
    expect(srcset).toContain(`${ASSET}?width=100&height=157 100w, ${ASSET}?width=200&height=314`)
    expect(srcset?.endsWith(`, ${ASSET}?width=636&height=1000 636w`)).toBe(true)
    expect(cdnSrcset(`${ASSET}?height=300`)).toBeUndefined()
  })

  it('gives every candidate a width of its own, and only what lists of candidates can hold', () => {
    const parameter = fc.constantFrom(
      'width=300',
      'width=2000',
      'width=x',
      'height=9',
      'format=webp',
      'a=b,c',
      'fit=crop',
      'w=3',
      'widths=7',
    )
    const address = fc.tuple(
      fc.constantFrom(ASSET, `${ASSET},b`, 'https://cdn.shopify.com/s/a_400x.jpg'),
      fc.array(parameter, { maxLength: 3 }),
      fc.constantFrom('', '#width=5'),
    )
    fc.assert(
      fc.property(address, ([path, query, hash]) => {
        const srcset = cdnSrcset(path + (query.length ? `?${query.join('&')}` : '') + hash)
        const widths = srcset?.split(/,\s+/).map((candidate) => /^\S+ (\d+)w$/.exec(candidate)?.[1])
        expect(widths ?? ['none']).not.toContain(undefined)
        expect(new Set(widths).size).toBe(widths?.length ?? 0)
      }),
    )
  })

  it.each([
    { address: `${ASSET}?quality=80`, first: `${ASSET}?quality=80&width=100 100w` },
    { address: `${ASSET}?width=x&quality=80`, first: `${ASSET}?width=100&quality=80 100w` },
    { address: `${ASSET}?a=b&width=400`, first: `${ASSET}?a=b&width=100 100w` },
    { address: `${ASSET}#top`, first: `${ASSET}?width=100#top 100w` },
    { address: ` ${ASSET} b`, first: `${ASSET}%20b?width=100 100w` },
    {
      address: 'https://cdn.shopify.com/a.png?v=1',
      first: 'https://cdn.shopify.com/a.png?v=1&width=100 100w',
    },
  ])('sets the width of $address', ({ address, first }) => {
    expect(cdnSrcset(address)?.split(', ')[0]).toBe(first)
  })

  it('encodes a comma at the end of an address', () => {
    expect(cdnSrcset(`${ASSET},`)).toMatch(/^\S+%2C\?width=100 100w, /)
  })

  it.each(['https://example.com/a.png', '/a.png', 'data:image/svg+xml,builder.io', ''])(
    'has none for %j',
    (address) => {
      expect(cdnSrcset(address)).toBeUndefined()
    },
  )
})
