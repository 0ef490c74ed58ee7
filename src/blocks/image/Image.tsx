import type { ReactElement } from 'react'
import type { BlockProps } from '../../render/block/BlockDefinition'
import { positiveNumber } from '../internals/positiveNumber'
import { ratioPercent } from '../internals/ratioPercent'
import type { ImageBlockOptions } from './ImageBlockOptions'
import { Picture } from './Picture'

/** An image, and what the author has put over it. */
export function Image(props: BlockProps<ImageBlockOptions>): ReactElement {
  const { options, block, id, children } = props
  const ratio = positiveNumber(options.aspectRatio)
  const growsWithChildren = children !== null && Boolean(options.fitContent)
  return (
    <>
      <Picture
        options={options}
        styles={block.responsiveStyles}
        fill={ratio !== undefined}
        where={`block "${id}"`}
      />
      {ratio && !growsWithChildren ? (
        <div className="builder-image-sizer" style={{ paddingTop: ratioPercent(ratio) }} />
      ) : null}
      {children === null || growsWithChildren ? (
        children
      ) : (
        <div className="builder-image-overlay">{children}</div>
      )}
    </>
  )
}
