import type { MouseEvent as ReactMouseEvent } from 'react'
import { hasOwnEffect } from '../../utils/view/hasOwnEffect'

/**
 * Passes a click in a box on to the link behind its content, unless it was prevented or is for a
 * control in the box.
 *
 * @returns Whether it was passed on. The event then goes no further: the one on the link does.
 */
export function followLink(event: ReactMouseEvent<HTMLElement>, link: Element | null): boolean {
  const { nativeEvent } = event
  const isOwn = event.defaultPrevented || hasOwnEffect(event, ',[data-control]')
  // The right button opens a menu.
  if (isOwn || !link || event.button > 1) return false
  const view = link.ownerDocument.defaultView as Window & typeof globalThis
  if (event.ctrlKey || event.metaKey || event.button === 1) {
    // Browsers open no tab for an event that a script has made.
    view.open((link as HTMLAnchorElement).href, '_blank', 'noopener')
    return false
  }
  event.stopPropagation()
  link.dispatchEvent(new view.MouseEvent(nativeEvent.type, nativeEvent))
  return true
}
