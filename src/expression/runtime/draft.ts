import { hasOwn } from '../../utils/hasOwn'
import { isRecord } from '../../utils/isRecord'
import type { Ownership } from './Run'

type Fields = Record<string, unknown>

/**
 * Copies plain data, deeply, so that it can be written to; `owned` learns which copy is of what.
 *
 * What belongs to the host page stays itself: instances of classes, and objects with functions,
 * which would act on themselves and not on a copy.
 */
export function copyData(value: unknown, owned: Ownership, copies: Map<unknown, object>): unknown {
  if (typeof value !== 'object' || value === null) return value
  const known = copies.get(value)
  if (known !== undefined) return known
  const copy = emptyCopy(value)
  if (copy === null) return value
  copies.set(value, copy)
  owned.set(copy, value)
  for (const key of Object.keys(value)) {
    if (key !== '__proto__') {
      ;(copy as Fields)[key] = copyData((value as Fields)[key], owned, copies)
    }
  }
  return copy
}

function emptyCopy(value: object): object | null {
  if (Array.isArray(value)) return new Array(value.length)
  if (value instanceof Date) return new Date(value)
  if (!isRecord(value)) return null
  return Object.values(value).some((part) => typeof part === 'function') ? null : {}
}

/**
 * Gives the originals of copies that nobody changed, so that unchanged parts stay the same
 * objects. Puts them into changed copies, too.
 */
export function settleData(
  value: unknown,
  owned: Ownership,
  settled: Map<unknown, unknown>,
): unknown {
  if (typeof value !== 'object' || value === null) return value
  const original = owned.get(value)
  if (original === undefined) return value
  if (settled.has(value)) return settled.get(value)
  // Until it is known better: data that holds itself is not what the server sent.
  settled.set(value, value)

  const container = value as Fields
  let isSame = original !== null && isSameShape(value, original)
  for (const key of Object.keys(container)) {
    const part = settleData(container[key], owned, settled)
    container[key] = part
    isSame &&= hasOwn(original, key) && Object.is((original as Fields)[key], part)
  }
  const result = isSame ? original : value
  settled.set(value, result)
  return result
}

function isSameShape(copy: object, original: object): boolean {
  if (copy instanceof Date) return Number(copy) === Number(original)
  const hasSameLength = (copy as Fields).length === (original as Fields).length
  return hasSameLength && Object.keys(copy).length === Object.keys(original).length
}
