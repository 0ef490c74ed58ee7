import { type ComponentProps, type ReactElement, useState } from 'react'

interface KeptPanelProps extends ComponentProps<'div'> {
  readonly isOpen: boolean
}

/** A box that is drawn when it first opens, and is hidden from then on rather than taken out: what is in it keeps its state. */
export function KeptPanel({ isOpen, ...attributes }: KeptPanelProps): ReactElement | null {
  const [hasOpened, setHasOpened] = useState(isOpen)
  if (isOpen && !hasOpened) setHasOpened(true)
  return hasOpened ? <div {...attributes} hidden={!isOpen} /> : null
}
