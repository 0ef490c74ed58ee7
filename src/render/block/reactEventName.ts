/** How events begin that React writes as two words: `keydown` is `KeyDown`. */
const FIRST_WORD =
  /^(context|key|mouse|pointer|touch|animation|transition|double|before|time|loaded|can(?=play))(.+)/i

/** The handler that React calls for an event: `click` is `onClick`, `mouseenter` is `onMouseEnter`. */
export function reactEventName(event: string): string {
  const name = event
    .trim()
    .replace(/^on(?=[A-Z])/, '')
    .replace(/^dblclick$/i, 'doubleClick')
  const words = FIRST_WORD.exec(name)?.slice(1) ?? [name]
  return ['on', ...words.map((word) => word.charAt(0).toUpperCase() + word.slice(1))].join('')
}
