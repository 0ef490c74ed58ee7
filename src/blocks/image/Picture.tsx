import { type ReactElement, useRef, useState, useSyncExternalStore } from 'react'
import type { ResponsiveStyles } from '../../content/types'
import { useContentContext } from '../../render/entry/ContentContext'
import { positiveNumber } from '../internals/positiveNumber'
import { safeStyle } from '../internals/safeStyle'
import { textOf } from '../internals/textOf'
import { useContainerWidth } from '../internals/useContainerWidth'
import { useInView } from '../internals/useInView'
import type { ImageBlockOptions } from './ImageBlockOptions'
import { imageSizes } from './imageSizes'
import { imageSources } from './imageSources'
import { isLazy } from './isLazy'
import { watchImage } from './watchImage'

interface PictureProps {
  readonly options: ImageBlockOptions
  /** Styles of the block, whose widths tell how wide the image is drawn. */
  readonly styles: ResponsiveStyles | undefined
  /** Whether the image takes the room of its block, and none of its own. */
  readonly fill: boolean
  /** Names the block in warnings. */
  readonly where: string
}

/** The image itself; an empty `picture` while it waits to come into view. */
export function Picture({ options, styles, fill, where }: PictureProps): ReactElement {
  const { breakpoints } = useContentContext()
  const picture = useRef<HTMLElement>(null)
  const lazy = isLazy(options, usePageQuery())
  const inView = useInView(picture, watchImage, lazy)
  const containerWidth = useContainerWidth(picture)
  const [hasEnded, setHasEnded] = useState(false)
  const end = (): void => setHasEnded(true)

  const sources = inView ? imageSources(options, where) : undefined
  if (!sources) return <picture ref={picture} />

  const eager = Boolean(options.highPriority)
  const room = fill ? undefined : fileSize(options)
  const sizes = imageSizes({
    given: textOf(options.sizes),
    styles,
    breakpoints,
    // A browser that measures gives the image no size of its own, so its room must be known otherwise.
    auto: !eager && (fill || room !== undefined),
    containerWidth,
  })
  const classes = ['builder-image', fill && 'builder-image-fill', lazy && 'builder-image-fade']
  return (
    <picture ref={picture}>
      {sources.webpSrcset && <source type="image/webp" srcSet={sources.webpSrcset} sizes={sizes} />}
      <img
        className={classes.filter(Boolean).join(' ')}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        alt={textOf(options.altText)}
        title={textOf(options.title) || undefined}
        style={safeStyle({
          objectFit: options.backgroundSize,
          objectPosition: options.backgroundPosition,
          opacity: lazy && !hasEnded ? 0 : undefined,
        })}
        {...room}
        {...(lazy ? { onLoad: end, onError: end } : undefined)}
        sizes={sources.srcset && sizes}
        srcSet={sources.srcset}
        src={sources.src}
      />
    </picture>
  )
}

/** Only a browser has one, so that the first drawing there repeats what the server drew. */
function usePageQuery(): string {
  const { window: view } = useContentContext()
  return useSyncExternalStore(
    neverChanges,
    () => view.location.search,
    () => '',
  )
}

function neverChanges(): () => void {
  return () => {}
}

function fileSize(options: ImageBlockOptions): { width: number; height: number } | undefined {
  const width = positiveNumber(options.width)
  const height = positiveNumber(options.height)
  return width && height ? { width, height } : undefined
}
