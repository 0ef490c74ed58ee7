/** React's names of events that consist of more than one word, by the name that the DOM gives them. */
const NAMES: Readonly<Record<string, string>> = {
  dblclick: 'DoubleClick',
  ...Object.fromEntries(
    'ContextMenu KeyDown KeyPress KeyUp MouseDown MouseEnter MouseLeave MouseMove MouseOut MouseOver MouseUp PointerDown PointerEnter PointerLeave PointerMove PointerUp PointerCancel TouchStart TouchMove TouchEnd TouchCancel AnimationStart AnimationEnd AnimationIteration TransitionEnd DoubleClick BeforeInput TimeUpdate LoadedData CanPlay'
      .split(' ')
      .map((name) => [name.toLowerCase(), name]),
  ),
}

/** The handler that React calls for an event: `click` is `onClick`, `mouseenter` is `onMouseEnter`. */
export function reactEventName(event: string): string {
  const name = event.trim().replace(/^on(?=[A-Z])/, '')
  return `on${NAMES[name.toLowerCase()] ?? name.charAt(0).toUpperCase() + name.slice(1)}`
}
