/**
 * Whether `value` is a plain object, as JSON and object literals make them.
 *
 * Arrays, functions and instances of classes are none. An object from another window is one.
 */
export function isRecord(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const prototype = Object.getPrototypeOf(value)
  return (
    prototype === Object.prototype ||
    prototype === null ||
    // `Object.prototype` of another window: the end of every chain there.
    Object.getPrototypeOf(prototype) === null
  )
}
