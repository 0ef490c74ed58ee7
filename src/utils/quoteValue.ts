const MAX_LENGTH = 60

/**
 * Shows a value in a message: text in quotes and shortened to 60 characters, objects by their kind.
 */
export function quoteValue(value: unknown): string {
  if (typeof value === 'string') {
    return `"${value.length > MAX_LENGTH ? `${value.slice(0, MAX_LENGTH - 1)}…` : value}"`
  }
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object' && value !== null) return 'an object'
  if (typeof value === 'function') return 'a function'
  return String(value)
}
