/** A value as one word; errors of React by their numbers, as the rest of their messages is cut. */
export function wordOf(value: unknown): string {
  if (value instanceof Error) {
    return `${value.name}: ${value.message.replace(/^Minified (React error #\d+);.*$/s, '$1')}`
  }
  if (value instanceof Element) return `<${value.localName}>`
  if (value instanceof Node || value instanceof Window) return value.constructor.name
  if (value instanceof DataTransfer) return value.getData('text/plain')
  if (typeof value === 'object' && value !== null) return JSON.stringify(value)
  return String(value)
}
