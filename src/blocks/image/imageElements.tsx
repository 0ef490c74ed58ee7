import type { ReactElement } from 'react'
import type { Breakpoints } from '../../content/breakpoints'
import type { Block } from '../../content/types'
import type { BlockProps } from '../../render/compile/BlockDefinition'
import { IMAGE_POSITION } from '../../render/styles/blockStyles'
import { safeStyle } from '../../render/styles/cssValue'
import type { TakeOmission } from '../../utils/problems/Omission'
import { safeMediaUrl, safeSrcset, srcsetCandidates } from '../../utils/text/safeUrl'
import { cdnSrcset } from '../internals/cdnSrcset'
import { imageSizes } from '../internals/imageSizes'
import { attributeText, optionText, positiveNumber } from '../internals/optionValues'
import type { ImageBlockOptions } from './imageOptions'

interface ImageSettings {
  readonly breakpoints: Breakpoints
  /** Receives what is left out. */
  readonly omit: TakeOmission
  /** Width of the container in CSS pixels, if breakpoints refer to it. */
  readonly containerWidth?: number | undefined
}

/** Children of a block's `picture`; `null` for an image without an address. */
export function imageElements(
  { options, block, attributes, children }: BlockProps<ImageBlockOptions>,
  { breakpoints, omit, containerWidth }: ImageSettings,
): ReactElement | null {
  const sources = imageSources(options, omit)
  if (!sources) return null

  const eager = Boolean(options.highPriority)
  const { href, title } = attributes
  const needsName = href && !title && !attributes['aria-label'] && children === null
  // The image fills its block and takes no space of its own.
  const fill = positiveNumber(options.aspectRatio) !== undefined
  const room = fill ? undefined : fileSize(options)
  const sizes = imageSizes({
    given: optionText(options.sizes),
    styles: block.responsiveStyles,
    breakpoints,
    // With `sizes=auto`, browsers give the image no size of its own, so its space must be known
    // otherwise.
    auto: !eager && (fill || room !== undefined),
    containerWidth,
  })
  return (
    <>
      {sources.webpSrcset && <source type="image/webp" srcSet={sources.webpSrcset} sizes={sizes} />}
      <img
        className={fill ? 'builder-image builder-image-fill' : 'builder-image'}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        alt={optionText(options.altText) || (needsName ? addressName(String(href)) : '')}
        title={attributeText(options.title)}
        style={safeStyle(
          {
            objectFit: options.backgroundSize,
            objectPosition: positionOf(options, block),
          },
          omit,
        )}
        {...room}
        sizes={sources.srcset && sizes}
        srcSet={sources.srcset}
        src={sources.src}
      />
    </>
  )
}

/** A name for a link without text: the last part of its address, as words. */
export function addressName(href: string): string {
  const parts = href.replace(/\?[^#]*/, '').split(/[/#:]+/)
  return parts.filter(Boolean).pop()?.replace(/[-_]+/g, ' ') ?? href
}

/** The position in the block's styles, which may differ by breakpoint, wins over the option. */
function positionOf({ backgroundPosition }: ImageBlockOptions, block: Block): string | undefined {
  const isStyled = Object.values(block.responsiveStyles ?? {}).some(
    (styles) => styles?.objectPosition,
  )
  return isStyled
    ? `var(${IMAGE_POSITION}, ${optionText(backgroundPosition) || 'center'})`
    : backgroundPosition
}

function fileSize(options: ImageBlockOptions): { width: number; height: number } | undefined {
  const width = positiveNumber(options.width)
  const height = positiveNumber(options.height)
  return width && height ? { width, height } : undefined
}

interface ImageSources {
  readonly src: string
  readonly srcset: string | undefined
  /** The same candidates as WebP, if the host converts images. */
  readonly webpSrcset: string | undefined
}

/**
 * Addresses of an image; `undefined` if none is allowed.
 *
 * @param omit - Receives those that are left out.
 */
export function imageSources(
  options: ImageBlockOptions,
  omit: TakeOmission,
): ImageSources | undefined {
  const src = safeMediaUrl(options.image || options.src || undefined, 'image', omit)
  if (!src) return undefined
  const generated = options.noWebp ? undefined : cdnSrcset(src)
  const given = safeSrcset(options.srcset || undefined, 'srcset', omit)
  const isUsable = given && !isOfAnotherImage(given, src) && (!generated || DESCRIBED.test(given))
  const srcset = isUsable ? given : generated
  return { src, srcset, webpSrcset: options.noWebp ? undefined : webpSrcset(srcset) }
}

/** When authors change the image, the `srcset` of the old one may remain. */
function isOfAnotherImage(srcset: string, src: string): boolean {
  const [address = src] = src.split('?')
  return src.includes('builder.io/api/v1/image') && !srcset.includes(address)
}

/** A width or a pixel ratio, without which a candidate is no better than the `src`. */
const DESCRIBED = /\s[\d.]+[wx]\b/

function webpSrcset(srcset: string | undefined): string | undefined {
  if (!srcset?.includes('builder.io')) return undefined
  return srcsetCandidates(srcset)
    .map(({ url, text }) => asWebp(url) + text.slice(url.length))
    .join(', ')
}

function asWebp(url: string): string {
  const format = /([?&]format=)[^&#]*/
  if (format.test(url)) return url.replace(format, '$1webp')
  return url.replace(/\?|(?=#)|$/, (mark) => `?format=webp${mark && '&'}`)
}
