import { type ReactElement, useRef, useState } from 'react'
import type { BlockDefinition, BlockProps } from '../../render/block/BlockDefinition'
import { pureComponent } from '../../render/block/pureComponent'
import { useContentContext } from '../../render/entry/ContentContext'
import { useHydrated } from '../../render/entry/useHydrated'
import type { ContentSettings } from '../../render/root/ContentSettings'
import { onePer } from '../../utils/onePer'
import { overlay } from '../internals/overlay'
import { useContainerWidth } from '../internals/useContainerWidth'
import { useInView, usePrinting } from '../internals/useInView'
import type { ImageBlockOptions, ImageOptions } from './imageOptions'
import { pictureElement } from './pictureElement'
import { watchImage } from './watchImage'

/** An image, and what the author has put over it. */
export const Image = pureComponent<ImageBlockOptions>({
  render: (props, { breakpoints }) => withOverlay(props, pictureElement(props, { breakpoints })),
  live: (props) => withOverlay(props, <LivePicture {...props} />),
  // A server does not know the query, and renders for all of them.
  isLive: (options, { responsiveTo, settings }) =>
    responsiveTo === 'container' || isLazy(options, '') || isLazy(options, queryOf(settings)),
})

/** The query of the page's address, which takes a browser long to tell; a page has many images. */
const queryOf = onePer(({ window }: ContentSettings) => window.location.search)

function withOverlay(
  { options, children }: BlockProps<ImageBlockOptions>,
  image: ReactElement,
): ReactElement {
  return (
    <>
      {image}
      {overlay('image', options, children)}
    </>
  )
}

/** An image that waits to come into view, or that measures its container. */
function LivePicture(props: BlockProps<ImageBlockOptions>): ReactElement {
  const { breakpoints, settings } = useContentContext()
  const ref = useRef<HTMLElement>(null)
  const lazy = isLazy(props.options, useHydrated() ? queryOf(settings) : '')
  const inView = useInView(ref, lazy, watchImage)
  const containerWidth = useContainerWidth(ref)
  const [hasEnded, setHasEnded] = useState(false)
  // Paper does not wait for an image to fade in.
  const isPrinting = usePrinting()
  const fade = lazy && !isPrinting ? { hasEnded, end: () => setHasEnded(true) } : undefined
  return pictureElement(props, { breakpoints, containerWidth, waits: !inView, fade, ref })
}

/**
 * Whether an image waits until it comes into view. One of high priority never does.
 *
 * @param search - The query of the page's address: `builder.lazyLoadImages=true` or `=false` goes for all images.
 */
export function isLazy({ highPriority, lazy }: ImageOptions, search: string): boolean {
  if (highPriority) return false
  const forced = /[?&]builder\.lazyLoadImages=(true|false)(?:&|$)/.exec(search)?.[1]
  return forced === undefined ? Boolean(lazy) : forced === 'true'
}

/**
 * An image that fills its block would escape from one without a position, and cover children without one.
 */
const CSS = `
:where(.builder-block:not(.builder-has-component):has(>picture>.builder-image-fill)),:where(picture~.builder-block){position:relative}
:where(.builder-image){max-width:100%;height:auto;object-fit:cover;object-position:center;vertical-align:bottom}
:where(.builder-image-fill){position:absolute;top:0;left:0;width:100%;height:100%}
:where(.builder-image-fade){transition:opacity .2s ease-in-out}
:where(.builder-image-sizer){width:100%;font-size:0;pointer-events:none}
:where(.builder-image-overlay){position:absolute;top:0;left:0;display:flex;flex-direction:column;align-items:stretch;width:100%;height:100%}
@media (prefers-reduced-motion:reduce){:where(.builder-image-fade){transition:none}}
`

/** The block `Image`. */
export const imageBlock: BlockDefinition<ImageBlockOptions> = {
  name: 'Image',
  component: Image,
  interactive: false,
  plainClass: true,
  css: CSS,
  canHaveChildren: true,
}
