import type { ReactElement } from 'react'
import type { StaticContext } from '../../render/block/ContentContext'
import { pureComponent } from '../../render/block/pureComponent'
import type { BlockDefinition, BlockProps } from '../../render/compile/BlockDefinition'
import { reportOf } from '../../render/compile/createOmissionReport'
import { firmRules } from '../../render/styles/firmRules'
import { overlay } from '../internals/overlay'
import { imageElements } from './imageElements'
import type { ImageBlockOptions } from './imageOptions'

/** An image with the author's blocks over it. */
const PureImage = pureComponent<ImageBlockOptions>({
  render: renderImage,
  isLive: (_, { responsiveTo }) => responsiveTo === 'container',
})

/** @param containerWidth - Width of the container that `sizes` are computed from. */
export function renderImage(
  props: BlockProps<ImageBlockOptions>,
  content: StaticContext,
  containerWidth?: number,
): ReactElement {
  const { options, id, children } = props
  const omit = reportOf(id, content)
  return (
    <>
      <picture>
        {imageElements(props, { breakpoints: content.breakpoints, omit, containerWidth })}
      </picture>
      {overlay('image', options, children)}
    </>
  )
}

/**
 * An image that fills its block needs a positioned block and positioned children: it would escape
 * from the former and cover the latter.
 */
const CSS = `:where(.builder-image){max-width:100%;height:auto;vertical-align:bottom}${firmRules({
  '.builder-block:not(.builder-has-component):has(>picture>.builder-image-fill),picture~.builder-block':
    'position:relative',
  '.builder-image': 'object-fit:cover;object-position:center',
  '.builder-image-fill': 'position:absolute;inset:0;width:100%;height:100%',
  '.builder-image-sizer': 'width:100%;pointer-events:none',
  '.builder-image-overlay': 'position:absolute;inset:0;display:flex;flex-direction:column',
})}`

export const pureImageBlock: BlockDefinition<ImageBlockOptions> = {
  name: 'Image',
  component: PureImage,
  interactive: false,
  plainClass: true,
  css: CSS,
  canHaveChildren: true,
}
