import { type ComponentProps, type ReactElement, useRef, useState } from 'react'
import { useAnchorTarget } from '../../render/entry/useAnchorTarget'

interface LazyPanelProps extends ComponentProps<'div'> {
  readonly isOpen: boolean
  /** Blocks of the panel, as in the entry. */
  readonly blocks: unknown
  /** Opens it, since a link leads to something in it. */
  readonly onReveal: () => void
}

/**
 * A box that is rendered when it first opens, and is hidden from then on rather than taken out:
 * what is in it keeps its state.
 */
export function LazyPanel(props: LazyPanelProps): ReactElement | null {
  const { isOpen, blocks, onReveal, ...attributes } = props
  const panel = useRef<HTMLDivElement>(null)
  const [hasOpened, setHasOpened] = useState(isOpen)
  if (isOpen && !hasOpened) setHasOpened(true)
  useAnchorTarget({ element: panel, content: blocks, isShown: isOpen, show: onReveal })
  return hasOpened ? <div ref={panel} {...attributes} hidden={!isOpen} /> : null
}
