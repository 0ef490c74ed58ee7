import { describe, expect, it } from 'vitest'
import { cdnSrcset } from './cdnSrcset'

const ASSET = 'https://cdn.builder.io/api/v1/image/assets%2Fa'

describe('cdnSrcset', () => {
  it('offers seven widths, then the address itself', () => {
    expect(cdnSrcset(ASSET)).toBe(
      [100, 200, 400, 800, 1200, 1600, 2000]
        .map((width) => `${ASSET}?width=${width} ${width}w`)
        .concat(ASSET)
        .join(', '),
    )
  })

  it('does not offer the width of the address twice', () => {
    const srcset = cdnSrcset(`${ASSET}?width=400`)
    expect(srcset?.match(/ 400w/g)).toHaveLength(1)
    expect(srcset?.endsWith(`?width=2000 2000w, ${ASSET}?width=400 400w`)).toBe(true)
  })

  it.each([
    { address: `${ASSET}?quality=80`, first: `${ASSET}?quality=80&width=100 100w` },
    { address: `${ASSET}?width=400&quality=80`, first: `${ASSET}?width=100&quality=80 100w` },
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

  it('keeps a comma at the end of an address inside of its candidate', () => {
    expect(cdnSrcset(`${ASSET},`)?.endsWith(`${ASSET}%2C`)).toBe(true)
  })

  it.each(['https://example.com/a.png', '/a.png', 'data:image/svg+xml,builder.io', ''])(
    'has none for %j',
    (address) => {
      expect(cdnSrcset(address)).toBeUndefined()
    },
  )
})
