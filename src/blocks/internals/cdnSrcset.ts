const WIDTHS_PX = [100, 200, 400, 800, 1200, 1600, 2000]

/** Hosts that resize images with the parameters `width` and `height`. */
const RESIZING_HOST = /builder\.io|cdn\.shopify\.com/

/**
 * The `srcset` of an image if its host resizes images, else `undefined`.
 *
 * The given address comes last if it has a width. Without one it is left out: at a pixel ratio of 1,
 * browsers would prefer it to all others.
 */
export function cdnSrcset(address: string): string | undefined {
  if (!RESIZING_HOST.test(address) || /^\s*(?:data|blob):/i.test(address)) return undefined
  // White space ends an address in `srcset`, and a trailing comma ends a candidate.
  const url = address.trim().replace(/\s/g, '%20').replace(/,$/, '%2C')
  const given = pixelsIn(url, 'width')
  const height = pixelsIn(url, 'height')
  // Another width would cut off more of the image, or less.
  if (height && !given) return undefined
  const candidates = WIDTHS_PX.filter((width) => width !== given).map((width) => {
    const sized = withPixels(url, 'width', width)
    const cut = given && height ? withPixels(sized, 'height', (width * height) / given) : sized
    return `${cut} ${width}w`
  })
  if (given) candidates.push(`${url} ${given}w`)
  return candidates.join(', ')
}

function pixelsIn(url: string, name: string): number {
  return Number(new RegExp(`^[^#]*[?&]${name}=(\\d+)(?![^&#])`).exec(url)?.[1] ?? 0)
}

function withPixels(url: string, name: string, pixels: number): string {
  const [, address = '', hash = ''] = /^([^#]*)(.*)$/.exec(url) ?? []
  const given = new RegExp(`([?&]${name}=)[^&]*`)
  const value = Math.round(pixels)
  if (given.test(address)) return address.replace(given, `$1${value}`) + hash
  return `${address}${address.includes('?') ? '&' : '?'}${name}=${value}${hash}`
}
