import { isObject } from '../values/isObject'

/**
 * Avoids `instanceof`: elements of another window, as in a frame, are not instances of this
 * window's classes.
 */
export function isElement(value: unknown): value is Element {
  return isObject(value) && (value as Node).nodeType === 1
}
