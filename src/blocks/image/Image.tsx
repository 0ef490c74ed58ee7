import { type ReactElement, useRef, useState } from 'react'
import type { BlockDefinition, BlockProps } from '../../render/block/BlockDefinition'
import { pureComponent } from '../../render/block/pureComponent'
import { useContentContext } from '../../render/entry/ContentContext'
import { useHydrated } from '../../render/entry/useHydrated'
import type { ContentSettings } from '../../render/root/ContentSettings'
import { onceInView } from '../../utils/onceInView'
import { onePer } from '../../utils/onePer'
import { overlay } from '../internals/overlay'
import { useContainerWidth } from '../internals/useContainerWidth'
import { useInView } from '../internals/useInView'
import type { ImageBlockOptions, ImageOptions } from './imageOptions'
import { pictureElement } from './pictureElement'

/** An image, and what the author has put over it. */
export const Image = pureComponent<ImageBlockOptions>({
  render: (props, { breakpoints }) => withOverlay(props, pictureElement(props, { breakpoints })),
  live: (props) => withOverlay(props, <LivePicture {...props} />),
  // A server does not know the query, and renders for all of them.
  isLive: (options, { responsiveTo, settings }) =>
    responsiveTo === 'container' || isLazy(options, '') || isLazy(options, pageQuery(settings)),
})

/** The query of the page's address, which takes a browser long to tell; a page has many images. */
const pageQuery = onePer(({ window }: ContentSettings) => window.location.search)

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
  const lazy = isLazy(props.options, useHydrated() ? pageQuery(settings) : '')
  const inView = useInView(ref, lazy, watchImage)
  const containerWidth = useContainerWidth(ref)
  const [hasEnded, setHasEnded] = useState(false)
  const fade = lazy ? { hasEnded, end: () => setHasEnded(true) } : undefined
  return pictureElement(props, { breakpoints, containerWidth, waits: !inView, fade, ref })
}

/** Waits for an image to come into view; one that already is does not wait for a first observation. */
export function watchImage(image: Element, then: () => void): () => void {
  if (!isOnScreen(image)) return onceInView(image, then)
  then()
  return () => {}
}

function isOnScreen(image: Element): boolean {
  const view = image.ownerDocument.defaultView as Window
  // Nothing is rendered of an element in a closed tab; its place would read as the top of the page.
  if (image.getClientRects().length === 0) return false
  const { top, bottom, left, right } = image.getBoundingClientRect()
  return top < view.innerHeight && bottom >= 0 && left < view.innerWidth && right >= 0
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
 * An image that fills its block would escape from one without a position, and cover children without one. Paper does
 * not wait for an image to fade in.
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

export const imageBlock: BlockDefinition<ImageBlockOptions> = {
  name: 'Image',
  component: Image,
  interactive: false,
  plainClass: true,
  css: CSS,
  canHaveChildren: true,
}
