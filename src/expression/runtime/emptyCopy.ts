import { isRecord } from '../../utils/isRecord'

/**
 * The empty copy that plain data is copied into. `null` for objects of the page: instances of
 * classes, and objects with functions, which would act on themselves and not on a copy.
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
