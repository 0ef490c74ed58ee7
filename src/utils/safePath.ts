import { hasOwn } from './hasOwn'

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
      if (!isSafeKey(key) || !hasOwn(value, key)) return undefined
      value = (value as Record<string, unknown>)[key]
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

/** Returns the keys of a path in either notation. */
export function segmentsOf(path: string | readonly string[]): readonly string[] {
  return typeof path === 'string' ? splitPath(path) : path
}
