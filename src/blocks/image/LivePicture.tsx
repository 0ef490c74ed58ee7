import { type ReactElement, useRef, useState, useSyncExternalStore } from 'react'
import { useContentContext } from '../../render/entry/ContentContext'
import { useContainerWidth } from '../internals/useContainerWidth'
import { useInView } from '../internals/useInView'
import { usePrinting } from '../internals/usePrinting'
import { isLazy } from './isLazy'
import { type PictureProps, pictureElement } from './pictureElement'
import { watchImage } from './watchImage'

/** An image that waits to come into view, or that measures its container. */
export function LivePicture(props: PictureProps): ReactElement {
  const { breakpoints } = useContentContext()
  const ref = useRef<HTMLElement>(null)
  const lazy = isLazy(props.options, usePageQuery())
  const inView = useInView(ref, watchImage, lazy)
  const containerWidth = useContainerWidth(ref)
  const [hasEnded, setHasEnded] = useState(false)
  // Paper does not wait for an image to fade in.
  const isPrinting = usePrinting()
  const fade = lazy && !isPrinting ? { hasEnded, end: () => setHasEnded(true) } : undefined
  return pictureElement({ ...props, breakpoints, containerWidth, waits: !inView, fade, ref })
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
