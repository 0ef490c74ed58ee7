import { hasOwn } from './hasOwn'
import { isObject } from './isObject'

/**
 * Greatest index that {@link setPath} adds to an array; beyond it, one write could exhaust memory.
 */
const MAX_NEW_INDEX = 10_000

const INDEX = /^(?:0|[1-9]\d*)$/

/** Segments of a path such as `columns[0].blocks`. Empty ones are left out. */
export function splitPath(path: string): string[] {
  return path.split(/[.[\]]/).filter((segment) => segment !== '')
}

/** Whether `key` cannot reach a prototype. */
export function isSafeKey(key: string): boolean {
  return key !== '__proto__' && key !== 'prototype' && key !== 'constructor'
}

/** Throws `Property name "__proto__" is not allowed` for the keys that reach a prototype. */
export function assertSafeKey(key: string): void {
  if (!isSafeKey(key)) throw new Error(`Property name "${key}" is not allowed`)
}

/**
 * Reads what `path` leads to.
 *
 * Sees own properties only and never throws: whatever cannot be read is `undefined`. An empty path
 * leads to `target` itself.
 */
export function getPath(target: unknown, path: string | readonly string[]): unknown {
  let value = target
  try {
    for (const key of segmentsOf(path)) {
      if (!isSafeKey(key) || !hasOwn(value, key)) return undefined
      value = (value as Record<string, unknown>)[key]
    }
  } catch {
    // A getter of the host page's own data threw.
    return undefined
  }
  return value
}

/** The text that `path` leads to; `undefined` for an empty one, or none. */
export function getText(target: unknown, path: string | readonly string[]): string | undefined {
  const value = getPath(target, path)
  return typeof value === 'string' && value !== '' ? value : undefined
}

/**
 * Gives a copy of `target` in which `path` leads to `value`.
 *
 * Copies the objects along the path and shares all others. Whatever is missing on the way is
 * created, as an array where the next segment is an index; a scalar in the way is replaced. An
 * empty path changes nothing.
 *
 * Throws `Property name "…" is not allowed` for a segment that reaches a prototype, and
 * `Array index "…" is not allowed` for one that is no index of an array, or would leave a hole of
 * thousands.
 */
export function setPath<T>(target: T, path: string | readonly string[], value: unknown): T {
  const segments = segmentsOf(path)
  const steps: { container: object; key: string }[] = []
  let current: unknown = target
  for (const key of segments) {
    assertSafeKey(key)
    const container = isObject(current) ? current : INDEX.test(key) ? [] : {}
    steps.push({ container, key })
    current = hasOwn(container, key) ? (container as Record<string, unknown>)[key] : undefined
  }
  if (steps.length === 0) return target
  const root = steps.reduceRight<unknown>(
    (inner, { container, key }) => withProperty(container, key, inner),
    value,
  )
  return root as T
}

function segmentsOf(path: string | readonly string[]): readonly string[] {
  return typeof path === 'string' ? splitPath(path) : path
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
