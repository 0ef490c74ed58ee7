import type { ReactElement } from 'react'
import type { BlockProps } from '../../render/block/BlockDefinition'
import { pureComponent } from '../../render/block/pureComponent'
import type { ContentSettings } from '../../render/root/ContentSettings'
import { positiveNumber } from '../internals/positiveNumber'
import { ratioPercent } from '../internals/ratioPercent'
import type { ImageBlockOptions } from './imageOptions'
import { isLazy } from './isLazy'
import { LivePicture } from './LivePicture'
import { type PictureProps, pictureElement } from './pictureElement'

/** An image, and what the author has put over it. */
export const Image = pureComponent<ImageBlockOptions>({
  render: (props, { breakpoints }) =>
    withOverlay(props, pictureElement({ ...pictureProps(props), breakpoints })),
  live: (props) => withOverlay(props, <LivePicture {...pictureProps(props)} />),
  // A server does not know the query, and renders for all of them.
  isLive: (options, { responsiveTo, settings }) =>
    responsiveTo === 'container' || isLazy(options, '') || isLazy(options, queryOf(settings)),
})

const queries = new WeakMap<ContentSettings, string>()

/** The query of the page's address, which takes a browser long to tell; a page has many images. */
function queryOf(settings: ContentSettings): string {
  let query = queries.get(settings)
  if (query === undefined) {
    query = settings.window.location.search
    queries.set(settings, query)
  }
  return query
}

function pictureProps({ options, block, id }: BlockProps<ImageBlockOptions>): PictureProps {
  return {
    options,
    styles: block.responsiveStyles,
    fill: positiveNumber(options.aspectRatio) !== undefined,
    where: `block "${id}"`,
  }
}

function withOverlay(
  { options, children }: BlockProps<ImageBlockOptions>,
  image: ReactElement,
): ReactElement {
  const ratio = positiveNumber(options.aspectRatio)
  const growsWithChildren = children !== null && Boolean(options.fitContent)
  return (
    <>
      {image}
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
