/**
 * Whether `value` is an object of any kind: arrays and instances of classes are, functions and
 * `null` are not.
 */
export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
