import { hasOwn } from './hasOwn'
import { isObject } from './isObject'
import { assertSafeKey, segmentsOf } from './safePath'

/** Maximum index that {@link setPath} adds to an array: a huge one could exhaust memory. */
const MAX_NEW_INDEX = 10_000

const INDEX = /^(?:0|[1-9]\d*)$/

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
    current = hasOwn(container, key) ? (container as Record<string, unknown>)[key] : undefined
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
