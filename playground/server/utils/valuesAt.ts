import { isObject } from './isObject'
import { readOwn } from './readOwn'

/**
 * The values at a dotted path. A list on the way stands for each of its items, unless the path
 * names a position in it. A path that leads nowhere gives no values.
 */
export function valuesAt(value: unknown, path: string): readonly unknown[] {
  return follow(value, path.split('.'))
}

function follow(value: unknown, segments: readonly string[]): readonly unknown[] {
  const [segment, ...rest] = segments
  if (segment === undefined) return value === undefined ? [] : [value]
  if (isObject(value)) return follow(readOwn(value, segment), rest)
  if (!Array.isArray(value)) return []
  if (/^\d+$/.test(segment)) return follow(value[Number(segment)], rest)
  return value.filter(isObject).flatMap((item) => follow(item, segments))
}
