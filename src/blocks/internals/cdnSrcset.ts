const WIDTHS_PX = [100, 200, 400, 800, 1200, 1600, 2000]

/** Hosts that resize images with the parameter `width`. */
const RESIZING_HOST = /builder\.io|cdn\.shopify\.com/

/**
 * The `srcset` of an image if its host resizes images, else `undefined`.
 *
 * The given address comes last: with its width if it ends in `?width=…`, else unchanged.
 */
export function cdnSrcset(address: string): string | undefined {
  if (!RESIZING_HOST.test(address) || /^\s*(?:data|blob):/i.test(address)) return undefined
  // White space ends an address in `srcset`, and a trailing comma ends a candidate.
  const url = address.trim().replace(/\s/g, '%20').replace(/,$/, '%2C')
  const given = /\?width=(\d+)$/.exec(url)?.[1]
  const candidates = WIDTHS_PX.filter((width) => String(width) !== given).map(
    (width) => `${withWidth(url, width)} ${width}w`,
  )
  candidates.push(given === undefined ? url : `${url} ${given}w`)
  return candidates.join(', ')
}

function withWidth(url: string, width: number): string {
  const [, address = '', hash = ''] = /^([^#]*)(.*)$/.exec(url) ?? []
  const given = /([?&]width=)[^&]*/
  if (given.test(address)) return address.replace(given, `$1${width}`) + hash
  return `${address}${address.includes('?') ? '&' : '?'}width=${width}${hash}`
}
