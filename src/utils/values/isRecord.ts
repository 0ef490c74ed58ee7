import { isObject } from './isObject'

/**
 * Whether `value` is a plain object, as created by JSON or an object literal.
 *
 * Arrays, functions and class instances are not. Plain objects of another window are.
 */
export function isRecord(value: unknown): value is Record<string, unknown> {
  if (!isObject(value) || Array.isArray(value)) return false
  const prototype = Object.getPrototypeOf(value)
  return (
    prototype === Object.prototype ||
    prototype === null ||
    // In another window's objects, that window's `Object.prototype` ends the chain.
    Object.getPrototypeOf(prototype) === null
  )
}
