import { isObject } from '../values/isObject'

const MAX_CHARACTERS = 60

/** Formats a value for a message: text quoted and cut to 60 characters, objects by their kind. */
export function quoteValue(value: unknown): string {
  if (typeof value === 'string') {
    return `"${value.length > MAX_CHARACTERS ? `${value.slice(0, MAX_CHARACTERS - 1)}…` : value}"`
  }
  if (Array.isArray(value)) return 'a list'
  if (isObject(value)) return 'an object'
  if (typeof value === 'function') return 'a function'
  return String(value)
}
