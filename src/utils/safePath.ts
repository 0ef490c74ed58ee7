import { hasOwn } from './hasOwn'

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

/** The segments of a path that is written either way. */
export function segmentsOf(path: string | readonly string[]): readonly string[] {
  return typeof path === 'string' ? splitPath(path) : path
}
