import { toCamelCase } from '../../utils/letterCase'

/** Words that others follow in the names of events, where React begins each with a capital. */
const WORD =
  /(?:animation|aux|before|can(?=play)|composition|context|double|drag|duration|focus|got|key|load(?:ed)?|lost|mouse|play(?=through)|pointer|rate|scroll|time|touch|transition|volume)(?=[a-z])/gy

/** The handler that React calls for an event: `click` is `onClick`, `mouseenter` is `onMouseEnter`. */
export function reactEventName(event: string): string {
  const name = event
    .trim()
    .replace(/^on(?=[A-Z])/, '')
    .replace(/^dblclick/i, 'doubleClick')
  const isCapture = /capture$/i.test(name) && !/^(?:got|lost)pointercapture$/i.test(name)
  const base = isCapture ? name.slice(0, -'capture'.length) : name
  const words = base.toLowerCase().replace(WORD, '$&-')
  const spelled = words.includes('-') ? toCamelCase(words) : base
  return `on${spelled.charAt(0).toUpperCase()}${spelled.slice(1)}${isCapture ? 'Capture' : ''}`
}
