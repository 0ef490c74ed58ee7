const WIDTHS = [100, 200, 400, 800, 1200, 1600, 2000]

/** Hosts that resize an image by the parameter `width`. */
const RESIZING_HOST = /builder\.io|cdn\.shopify\.com/

/**
 * The `srcset` of an image whose host resizes; `undefined` for other hosts.
 *
 * The address itself comes last: with its width where it ends in `?width=…`, else as it is.
 */
export function cdnSrcset(address: string): string | undefined {
  if (!RESIZING_HOST.test(address) || /^\s*(?:data|blob):/i.test(address)) return undefined
  // White space would end the address, and a comma at its end the candidate.
  const url = address.trim().replace(/\s/g, '%20').replace(/,$/, '%2C')
  const given = /\?width=(\d+)$/.exec(url)?.[1]
  const candidates = WIDTHS.filter((width) => String(width) !== given).map(
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
