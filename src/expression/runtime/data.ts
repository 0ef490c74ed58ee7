import { hasOwn } from '../../utils/hasOwn'
import { isRecord } from '../../utils/isRecord'

type Fields = Record<string, unknown>

/** Whether a value is of a kind that a state holds by its parts: a list, plain object, date, set or map. */
export function isData(value: unknown): value is object {
  return Array.isArray(value) || value instanceof Date || isCollection(value) || isRecord(value)
}

/** Whether a value is a set or map of no class of the page's own. */
export function isCollection(value: unknown): value is Set<unknown> | Map<unknown, unknown> {
  if (!(value instanceof Set || value instanceof Map)) return false
  const prototype = Object.getPrototypeOf(value)
  return prototype === Set.prototype || prototype === Map.prototype
}

/**
 * Whether a value of the page is worked on as a copy. Objects with functions are not: these would act on themselves,
 * and not on a copy.
 */
export function isCopied(value: object): boolean {
  if (!isRecord(value)) return isData(value)
  return !Object.values(value).some((part) => typeof part === 'function')
}

/** What a copy of `value` starts as. */
export function emptyCopy(value: object): object {
  if (Array.isArray(value)) return new Array(value.length)
  if (value instanceof Set) return new Set()
  if (value instanceof Map) return new Map()
  return value instanceof Date ? new Date(value) : {}
}

/** Takes all parts out of `value`, and gives it the length or time of `model`. */
export function emptyOut(value: object, model: object): object {
  if (value instanceof Date) value.setTime(Number(model))
  if (isCollection(value)) value.clear()
  for (const key of Object.keys(value)) delete (value as Fields)[key]
  if (Array.isArray(value)) value.length = (model as unknown[]).length
  return value
}

/** Values of a list or object, items of a set; of a map, each key and its value. */
export function partsIn(value: object): unknown[] {
  if (value instanceof Set) return [...value]
  return value instanceof Map ? [...value].flat() : Object.values(value)
}

/**
 * Puts parts into `value`, in the order of {@link partsIn}.
 *
 * @param keys - Those of a list or object.
 */
export function setParts(
  value: object,
  keys: readonly string[],
  parts: readonly unknown[],
): object {
  if (value instanceof Set) {
    value.clear()
    for (const part of parts) value.add(part)
  } else if (value instanceof Map) {
    value.clear()
    for (let at = 0; at < parts.length; at += 2) value.set(parts[at], parts[at + 1])
  } else {
    keys.forEach((key, index) => {
      if (key !== '__proto__') (value as Fields)[key] = parts[index]
    })
  }
  return value
}

/** Whether `shown` is what `value` with these parts would be shown as. */
export function isSame(
  shown: object,
  value: object,
  keys: readonly string[],
  parts: readonly unknown[],
): boolean {
  if (value instanceof Date) return Object.is(Number(value), Number(shown))
  if ((value as Fields).length !== (shown as Fields).length) return false
  if (!isCollection(value)) {
    return (
      keys.length === Object.keys(shown).length &&
      keys.every(
        (key, index) => hasOwn(shown, key) && Object.is((shown as Fields)[key], parts[index]),
      )
    )
  }
  const before = partsIn(shown)
  return (
    before.length === parts.length && parts.every((part, index) => Object.is(part, before[index]))
  )
}
