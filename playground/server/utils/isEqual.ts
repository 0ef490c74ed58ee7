import { isObject } from './isObject'
import { readOwn } from './readOwn'

/** Whether two JSON values are the same, whatever the order of their keys. */
export function isEqual(left: unknown, right: unknown): boolean {
  if (left === right) return true
  if (Array.isArray(left)) {
    return (
      Array.isArray(right) &&
      left.length === right.length &&
      left.every((item, index) => isEqual(item, right[index]))
    )
  }
  if (!isObject(left) || !isObject(right)) return false
  const keys = Object.keys(left)
  return (
    keys.length === Object.keys(right).length &&
    keys.every((key) => isEqual(left[key], readOwn(right, key)))
  )
}
