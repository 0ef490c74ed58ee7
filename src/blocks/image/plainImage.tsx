import type { ReactElement } from 'react'
import type { BlockDefinition, BlockProps } from '../../render/block/BlockDefinition'
import { pureComponent } from '../../render/block/pureComponent'
import type { PlainContext } from '../../render/entry/ContentContext'
import { reportOf } from '../../render/entry/createOmissionReport'
import type { ContentSettings } from '../../render/root/ContentSettings'
import { onePer } from '../../utils/onePer'
import { overlay } from '../internals/overlay'
import { type Fade, imageElements } from './imageElements'
import type { ImageBlockOptions, ImageOptions } from './imageOptions'
import { lazyPicture } from './lazyPicture'

/** An image with the author's blocks over it. */
const PlainImage = pureComponent<ImageBlockOptions>({
  render: renderImage,
  isLive: (_, { responsiveTo }) => responsiveTo === 'container',
  actsAlone: isDeferred,
})

/** @param containerWidth - Width of the container that `sizes` are computed from. */
export function renderImage(
  props: BlockProps<ImageBlockOptions>,
  content: PlainContext,
  containerWidth?: number,
): ReactElement {
  const { options, id, children } = props
  const { breakpoints, settings } = content
  const imageOf = (fade?: Fade): ReactElement | null =>
    imageElements(props, { breakpoints, omit: reportOf(id, content), containerWidth, fade })
  return (
    <>
      {isDeferred(options, content) ? (
        lazyPicture({ waits: isLazy(options, pageQuery(settings)), content, imageOf })
      ) : (
        <picture>{imageOf()}</picture>
      )}
      {overlay('image', options, children)}
    </>
  )
}

/**
 * Whether the `picture` is empty for React. A server does not know the query and renders for all of
 * them.
 */
function isDeferred(options: ImageOptions, { settings }: PlainContext): boolean {
  return isLazy(options, settings.served ? '' : pageQuery(settings))
}

/**
 * The query of the page's address. Cached, because reading it is slow and a page has many images.
 */
const pageQuery = onePer(({ window }: ContentSettings) => window.location.search)

/**
 * Whether an image waits to come into view. An image with high priority never waits.
 *
 * @param search - The query of the page's address: `builder.lazyLoadImages=true` or `=false`
 *   overrides all images.
 */
export function isLazy({ highPriority, lazy }: ImageOptions, search: string): boolean {
  if (highPriority) return false
  const forced = /[?&]builder\.lazyLoadImages=(true|false)(?:&|$)/.exec(search)?.[1]
  return forced === undefined ? Boolean(lazy) : forced === 'true'
}

/**
 * An image that fills its block needs a positioned block and positioned children: it would escape
 * from the former and cover the latter. Print does not wait for the fade.
 */
const CSS = `
:where(.builder-block:not(.builder-has-component):has(>picture>.builder-image-fill)),:where(picture~.builder-block){position:relative}
:where(.builder-image){max-width:100%;height:auto;object-fit:cover;object-position:center;vertical-align:bottom}
:where(.builder-image-fill){position:absolute;inset:0;width:100%;height:100%}
:where(.builder-image-sizer){width:100%;pointer-events:none}
:where(.builder-image-overlay){position:absolute;inset:0;display:flex;flex-direction:column}
@media screen{:where(.builder-image-loading){opacity:0}}
@media screen and (prefers-reduced-motion:no-preference){:where(.builder-image-fade){transition:opacity .2s ease-in-out}}
`

export const plainImageBlock: BlockDefinition<ImageBlockOptions> = {
  name: 'Image',
  component: PlainImage,
  interactive: false,
  plainClass: true,
  css: CSS,
  canHaveChildren: true,
}
