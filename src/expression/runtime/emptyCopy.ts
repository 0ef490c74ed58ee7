import { isRecord } from '../../utils/values/isRecord'

/**
 * Creates an empty object to copy plain data into. Returns `null` for objects of the page: class
 * instances, and objects with functions, which would act on the original instead of the copy.
 */
export function copyShape(value: object): Record<string, unknown> | null {
  if (!Array.isArray(value) && !(value instanceof Date)) {
    if (!isRecord(value)) return null
    if (Object.values(value).some((inner) => typeof inner === 'function')) return null
  }
  return emptyCopy(value) as Record<string, unknown>
}

export function emptyCopy(value: object): object {
  if (Array.isArray(value)) return new Array(value.length)
  return value instanceof Date ? new Date(value) : {}
}
