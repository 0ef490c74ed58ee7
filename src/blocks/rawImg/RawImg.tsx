import type { ReactElement } from 'react'
import type { StaticContext } from '../../render/block/ContentContext'
import { pureComponent } from '../../render/block/pureComponent'
import type { BlockDefinition, BlockProps } from '../../render/compile/BlockDefinition'
import { reportOf } from '../../render/compile/createOmissionReport'
import { safeStyle } from '../../render/styles/cssValue'
import { safeMediaUrl } from '../../utils/text/safeUrl'
import { isRecord } from '../../utils/values/isRecord'
import { cdnSrcset } from '../internals/cdnSrcset'
import { imageSizes } from '../internals/imageSizes'
import { attributeText, optionText, positiveNumber } from '../internals/optionValues'
import type { RawImgOptions } from './rawImgOptions'

/** An `img` without a wrapper. */
export const RawImg = pureComponent<RawImgOptions>({ render: renderImage })

function renderImage(
  { options, attributes, block, id }: BlockProps<RawImgOptions>,
  content: StaticContext,
): ReactElement {
  const omit = reportOf(id, content)
  const { image, altText, title, backgroundSize, backgroundPosition, aspectRatio } = options
  const src =
    safeMediaUrl(image || undefined, 'image', omit) || optionText(attributes.src) || undefined
  const srcset = attributeText(attributes.srcSet) ?? (src && cdnSrcset(src))
  const { responsiveStyles: styles } = block
  const width = positiveNumber(attributes.width)
  const sizes =
    imageSizes({ styles, breakpoints: content.breakpoints, auto: false }) ??
    (width ? `${width}px` : undefined)
  const style = {
    ...(isRecord(attributes.style) ? attributes.style : undefined),
    ...safeStyle(
      {
        objectFit: backgroundSize,
        objectPosition: backgroundPosition,
        aspectRatio: positiveNumber(aspectRatio),
      },
      omit,
    ),
  }
  return (
    <img
      loading="lazy"
      srcSet={srcset}
      sizes={srcset && sizes}
      {...attributes}
      className={`${attributes.className} builder-raw-img`}
      alt={optionText(altText) || optionText(attributes.alt)}
      title={optionText(title) || attributeText(attributes.title)}
      style={style}
      src={src}
    />
  )
}

export const rawImgBlock: BlockDefinition<RawImgOptions> = {
  name: 'Raw:Img',
  component: RawImg,
  interactive: false,
  noWrap: true,
}
