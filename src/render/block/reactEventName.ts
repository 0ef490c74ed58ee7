/** Events whose names React writes as several words. */
const IN_WORDS = new Map(
  'animationCancel animationEnd animationIteration animationStart auxClick beforeInput beforeToggle canPlay canPlayThrough compositionEnd compositionStart compositionUpdate contextMenu doubleClick dragEnd dragEnter dragExit dragLeave dragOver dragStart durationChange focusIn focusOut gotPointerCapture keyDown keyPress keyUp loadedData loadedMetadata loadStart lostPointerCapture mouseDown mouseEnter mouseLeave mouseMove mouseOut mouseOver mouseUp pointerCancel pointerDown pointerEnter pointerLeave pointerMove pointerOut pointerOver pointerUp rateChange scrollEnd timeUpdate touchCancel touchEnd touchMove touchStart transitionCancel transitionEnd transitionRun transitionStart volumeChange'
    .split(' ')
    .map((name) => [name.toLowerCase(), name]),
)
const CAPTURE = 'capture'

/** The handler that React calls for an event: `click` is `onClick`, `mouseenter` is `onMouseEnter`. */
export function reactEventName(event: string): string {
  const name = event
    .trim()
    .replace(/^on(?=[A-Z])/, '')
    .replace(/^dblclick/i, 'doubleClick')
  const lower = name.toLowerCase()
  const isCapture = lower.endsWith(CAPTURE) && !IN_WORDS.has(lower)
  const base = isCapture ? name.slice(0, -CAPTURE.length) : name
  const words = IN_WORDS.get(base.toLowerCase()) ?? base
  return `on${words.charAt(0).toUpperCase()}${words.slice(1)}${isCapture ? 'Capture' : ''}`
}
