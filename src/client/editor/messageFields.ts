import { filterFields } from '../../utils/filterFields'
import { isRecord } from '../../utils/isRecord'
import { getPath, isSafeKey } from '../../utils/safePath'

/** The text that `path` leads to inside a message; `undefined` for an empty one, or none. */
export function textAt(data: unknown, path: string): string | undefined {
  const value = getPath(data, path)
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** The object that `path` leads to inside a message, without keys that reach a prototype. */
export function recordAt(data: unknown, path: string): Record<string, unknown> | undefined {
  const value = getPath(data, path)
  return isRecord(value) ? filterFields(value, isSafeKey) : undefined
}
