import { type ComponentProps, type ReactElement, useLayoutEffect, useRef, useState } from 'react'
import { useAnchorTarget } from '../../render/entry/useAnchorTarget'
import { useHydrated } from '../../render/hooks/useHydrated'
import { listen } from '../../utils/timing/listen'
import { isPlainText } from './isPlainText'
import { usePauseWhenHidden } from './usePauseWhenHidden'

interface LazyPanelProps extends ComponentProps<'div'> {
  readonly isOpen: boolean
  /** Blocks of the panel, as stored in the entry. */
  readonly blocks: unknown
  /** Opens the panel, because a link points to something inside, or a search has found it. */
  readonly onReveal: () => void
  /** Whether a search in the page finds its text while it is closed. @default false */
  readonly isFindable?: boolean
}

/**
 * A panel that is rendered when it first opens, or at once if it is text that can be found. Closing
 * hides and pauses it without unmounting, so that its contents keep their state.
 */
export function LazyPanel(props: LazyPanelProps): ReactElement | null {
  const { isOpen, blocks, onReveal, isFindable = false, ...attributes } = props
  const panel = useRef<HTMLDivElement>(null)
  const isHydrated = useHydrated()
  const isFound = isFindable && isHydrated && isPlainText(blocks)
  const [hasOpened, setHasOpened] = useState(isOpen)
  if ((isOpen || isFound) && !hasOpened) setHasOpened(true)
  usePauseWhenHidden(panel, isOpen)
  useAnchorTarget({ element: panel, content: blocks, isShown: isOpen, show: onReveal })
  useLayoutEffect(() => {
    if (isOpen || !isFound || !panel.current) return undefined
    // React knows no such value.
    panel.current.setAttribute('hidden', 'until-found')
    return listen(panel.current, 'beforematch', onReveal)
  })
  return hasOpened ? <div ref={panel} {...attributes} hidden={!isOpen} /> : null
}
