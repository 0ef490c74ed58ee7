import { type ReactElement, useRef } from 'react'
import { withLive } from '../../render/block/pureComponent'
import { useContentContext } from '../../render/block/useContentContext'
import type { BlockProps } from '../../render/compile/BlockDefinition'
import { useContainerWidth } from '../internals/useContainerWidth'
import type { ImageBlockOptions } from './imageOptions'
import { pureImageBlock, renderImage } from './pureImage'

/** An image whose `sizes` depend on the width of its container. */
function MeasuredImage(props: BlockProps<ImageBlockOptions>): ReactElement {
  const content = useContentContext()
  const container = useRef(content.settings.container ?? null)
  return renderImage(props, content, useContainerWidth(container))
}

export const imageBlock = withLive(pureImageBlock, MeasuredImage)
