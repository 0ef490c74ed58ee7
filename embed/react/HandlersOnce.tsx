import { createElement, type ReactElement, type ReactNode, type SyntheticEvent } from 'react'

/** React's names of the events that leave a shadow root by themselves. */
const COMPOSED_EVENTS = [
  ...['Click', 'DoubleClick', 'AuxClick', 'ContextMenu', 'Wheel', 'Focus', 'Blur'],
  ...['MouseDown', 'MouseUp', 'MouseMove', 'MouseOver', 'MouseOut'],
  ...['PointerDown', 'PointerUp', 'PointerMove', 'PointerOver', 'PointerOut', 'PointerCancel'],
  ...['TouchStart', 'TouchEnd', 'TouchMove', 'TouchCancel'],
  ...['KeyDown', 'KeyUp', 'KeyPress', 'BeforeInput', 'Input', 'Copy', 'Cut', 'Paste'],
  ...['CompositionStart', 'CompositionUpdate', 'CompositionEnd'],
  ...['Drag', 'DragStart', 'DragEnd', 'DragEnter', 'DragLeave', 'DragOver', 'Drop'],
]

/**
 * Ends the way through React's tree alone: `stopPropagation` would end the one through the page as
 * well.
 */
function endInReact(event: SyntheticEvent): void {
  event.isPropagationStopped = () => true
}

const handlers = Object.fromEntries(COMPOSED_EVENTS.map((name) => [`on${name}`, endInReact]))

interface HandlersOnceProps {
  readonly children?: ReactNode
}

/**
 * Around a component in a shadow root, which is a portal to React: its events would reach the
 * page's handlers twice, through the portal and from the element that has the root.
 */
export function HandlersOnce({ children }: HandlersOnceProps): ReactElement {
  return createElement('div', { style: { display: 'contents' }, ...handlers }, children)
}
