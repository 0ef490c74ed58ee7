import { isObject } from './isObject'
import { ownValue } from './ownValue'

/** Maximum index that {@link setPath} adds to an array: a huge one could exhaust memory. */
const MAX_NEW_INDEX = 10_000

const INDEX = /^(?:0|[1-9]\d*)$/

/** Splits a path such as `columns[0].blocks` into keys. Skips empty ones. */
export function splitPath(path: string): string[] {
  return path.split(/[.[\]]/).filter((segment) => segment !== '')
}

/** Whether `key` cannot reach a prototype. */
export function isSafeKey(key: string): boolean {
  return key !== '__proto__' && key !== 'prototype' && key !== 'constructor'
}

/** Throws `Property name "__proto__" is not allowed` for keys that reach a prototype. */
export function assertSafeKey(key: string): void {
  if (!isSafeKey(key)) throw new Error(`Property name "${key}" is not allowed`)
}

/**
 * Reads the value at `path`.
 *
 * Reads own properties only and never throws: an unreadable value is `undefined`. An empty path
 * returns `target` itself.
 */
export function getPath(target: unknown, path: string | readonly string[]): unknown {
  let value = target
  try {
    for (const key of segmentsOf(path)) {
      if (!isSafeKey(key)) return undefined
      value = ownValue(value as Record<string, unknown>, key)
    }
  } catch {
    // A getter in the host page's data threw.
    return undefined
  }
  return value
}

/** Reads the text at `path`; `undefined` for an empty string or another type. */
export function getText(target: unknown, path: string | readonly string[]): string | undefined {
  const value = getPath(target, path)
  return typeof value === 'string' && value !== '' ? value : undefined
}

/**
 * Returns a copy of `target` in which `path` holds `value`.
 *
 * Copies the objects along the path and shares all others. Missing containers are created, as an
 * array where the next key is an index; a scalar along the path is replaced. An empty path changes
 * nothing.
 *
 * Throws `Property name "…" is not allowed` for a key that reaches a prototype, and `Array index
 * "…" is not allowed` for a key that is not an array index or would leave a hole of thousands.
 */
export function setPath<T>(target: T, path: string | readonly string[], value: unknown): T {
  const segments = segmentsOf(path)
  const steps: { container: object; key: string }[] = []
  let current: unknown = target
  for (const key of segments) {
    assertSafeKey(key)
    const container = isObject(current) ? current : INDEX.test(key) ? [] : {}
    steps.push({ container, key })
    current = ownValue(container as Record<string, unknown>, key)
  }
  if (steps.length === 0) return target
  const root = steps.reduceRight<unknown>(
    (inner, { container, key }) => withProperty(container, key, inner),
    value,
  )
  return root as T
}

function withProperty(container: object, key: string, value: unknown): object {
  if (Array.isArray(container)) {
    const index = Number(key)
    if (!INDEX.test(key) || (index > MAX_NEW_INDEX && index >= container.length)) {
      throw new Error(`Array index "${key}" is not allowed`)
    }
    const copy = container.slice()
    copy[index] = value
    return copy
  }
  const copy = { ...container, [key]: value }
  const prototype = Object.getPrototypeOf(container)
  return prototype === Object.prototype ? copy : Object.setPrototypeOf(copy, prototype)
}

/** Returns the keys of a path in either notation. */
function segmentsOf(path: string | readonly string[]): readonly string[] {
  return typeof path === 'string' ? splitPath(path) : path
}
