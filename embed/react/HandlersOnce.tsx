import { createElement, type ReactElement, type ReactNode, type SyntheticEvent } from 'react'

/** React's names of events that cross shadow boundaries. */
const COMPOSED_EVENTS = [
  ...['Click', 'DoubleClick', 'AuxClick', 'ContextMenu', 'Wheel', 'Focus', 'Blur'],
  ...['MouseDown', 'MouseUp', 'MouseMove', 'MouseOver', 'MouseOut'],
  ...['PointerDown', 'PointerUp', 'PointerMove', 'PointerOver', 'PointerOut', 'PointerCancel'],
  ...['TouchStart', 'TouchEnd', 'TouchMove', 'TouchCancel'],
  ...['KeyDown', 'KeyUp', 'KeyPress', 'BeforeInput', 'Input', 'Copy', 'Cut', 'Paste'],
  ...['CompositionStart', 'CompositionUpdate', 'CompositionEnd'],
  ...['Drag', 'DragStart', 'DragEnd', 'DragEnter', 'DragLeave', 'DragOver', 'Drop'],
]

/** Stops propagation in React's tree only: `stopPropagation` would also stop it in the page. */
function endInReact(event: SyntheticEvent): void {
  event.isPropagationStopped = () => true
}

const handlers = Object.fromEntries(COMPOSED_EVENTS.map((name) => [`on${name}`, endInReact]))

interface HandlersOnceProps {
  readonly children?: ReactNode
}

/**
 * Wraps a component in a shadow root. For React it is a portal, so its events would reach the
 * page's handlers twice: through the portal, and from the host element.
 */
export function HandlersOnce({ children }: HandlersOnceProps): ReactElement {
  return createElement('div', { style: { display: 'contents' }, ...handlers }, children)
}
