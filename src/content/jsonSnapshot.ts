import { getPath } from '../utils/values/safePath'
import type { Json } from './types'

// Data may contain a DOM element, which leads to every object on the page.
const DEFAULT_MAX_VALUES = 5_000
const MAX_DEPTH = 50

/**
 * Copies `value` as JSON, for values from untrusted callers.
 *
 * Never throws. Leaves out functions, symbols, `undefined`, keys that reach a prototype, circular
 * references, properties that throw, and whatever exceeds `maxValues` values or 50 levels. Converts
 * a `BigInt` to text.
 *
 * @param functionText - Writes a function as text, instead of leaving it out.
 * @returns The copy; `undefined` when nothing is left.
 */
export function jsonSnapshot(
  value: unknown,
  maxValues = DEFAULT_MAX_VALUES,
  functionText?: (source: () => unknown) => string,
): Json | undefined {
  const ancestors = new Set<object>()
  let values = 0

  function copy(source: unknown): Json | undefined {
    values += 1
    if (values > maxValues) return undefined
    switch (typeof source) {
      case 'string':
      case 'boolean':
        return source
      case 'number':
        return Number.isFinite(source) ? source : null
      case 'bigint':
        return String(source)
      case 'object':
        return source === null ? null : copyObject(source)
      case 'function':
        return functionText?.(source as () => unknown)
      default:
        return undefined
    }
  }

  function copyObject(source: object): Json | undefined {
    if (ancestors.has(source) || ancestors.size >= MAX_DEPTH) return undefined
    ancestors.add(source)
    try {
      // Precedes `toJSON`, because old libraries define a wrong one on arrays and dates.
      if (Array.isArray(source)) {
        return Array.from(source.slice(0, maxValues), (item) => copy(item) ?? null)
      }
      if (source instanceof Date) return Number.isNaN(+source) ? null : source.toISOString()
      if ('toJSON' in source && typeof source.toJSON === 'function') return copy(source.toJSON())
      return copyProperties(source)
    } catch {
      return undefined
    } finally {
      ancestors.delete(source)
    }
  }

  function copyProperties(source: object): Json {
    const result: { [key: string]: Json } = {}
    for (const key of Object.keys(source)) {
      if (values > maxValues) break
      // Unsafe keys, and properties that throw, are `undefined`.
      const property = copy(getPath(source, [key]))
      if (property !== undefined) result[key] = property
    }
    return result
  }

  return copy(value)
}
