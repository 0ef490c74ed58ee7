import { type ComponentProps, type ReactElement, useRef, useState } from 'react'
import { useAnchorTarget } from '../../render/entry/useAnchorTarget'

interface LazyPanelProps extends ComponentProps<'div'> {
  readonly isOpen: boolean
  /** Blocks of the panel, as stored in the entry. */
  readonly blocks: unknown
  /** Opens the panel, because a link points to something inside. */
  readonly onReveal: () => void
}

/**
 * A panel that is rendered when it first opens. Closing hides it without unmounting, so that its
 * contents keep their state.
 */
export function LazyPanel(props: LazyPanelProps): ReactElement | null {
  const { isOpen, blocks, onReveal, ...attributes } = props
  const panel = useRef<HTMLDivElement>(null)
  const [hasOpened, setHasOpened] = useState(isOpen)
  if (isOpen && !hasOpened) setHasOpened(true)
  useAnchorTarget({ element: panel, content: blocks, isShown: isOpen, show: onReveal })
  return hasOpened ? <div ref={panel} {...attributes} hidden={!isOpen} /> : null
}
