import { safeMediaUrl, safeSrcset } from '../../utils/safeUrl'
import { cdnSrcset } from '../internals/cdnSrcset'
import type { ImageBlockOptions } from './imageOptions'

/** Where an image comes from. */
export interface ImageSources {
  readonly src: string
  readonly srcset: string | undefined
  /** The same candidates as WebP, where the host converts. */
  readonly webpSrcset: string | undefined
}

/**
 * Addresses of an image; `undefined` when it has none that may be used.
 *
 * @param where - Names the block in warnings.
 */
export function imageSources(options: ImageBlockOptions, where: string): ImageSources | undefined {
  const src = safeMediaUrl(options.image || options.src || undefined, `image of ${where}`)
  if (!src) return undefined
  const generated = options.noWebp ? undefined : cdnSrcset(src)
  const given = safeSrcset(options.srcset || undefined, `srcset of ${where}`)
  const srcset = given && !isOfAnotherImage(given, src) ? given : generated
  return { src, srcset, webpSrcset: options.noWebp ? undefined : webpSrcset(srcset) }
}

/** Authors change the image, and the `srcset` of the old one stays behind. */
function isOfAnotherImage(srcset: string, src: string): boolean {
  const [address = src] = src.split('?')
  return src.includes('builder.io/api/v1/image') && !srcset.includes(address)
}

function webpSrcset(srcset: string | undefined): string | undefined {
  if (!srcset?.includes('builder.io')) return undefined
  return srcset.replace(/\?/g, '?format=webp&')
}
