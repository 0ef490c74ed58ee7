/** A JSON object with arbitrary keys. */
export interface JsonObject {
  readonly [key: string]: unknown
}

/** Whether `value` is a JSON object: not null, not a list. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Reads an own property of a JSON object; `undefined` for inherited ones such as `constructor`. */
export function readOwn(object: JsonObject, name: string): unknown {
  return Object.getOwnPropertyDescriptor(object, name)?.value
}

/**
 * Collects the values at a dotted path. In it, a list stands for each of its items, unless the path
 * gives an index. Returns an empty list for a missing path.
 */
export function valuesAt(value: unknown, path: string): readonly unknown[] {
  return follow(value, path.split('.'))
}

function follow(value: unknown, segments: readonly string[]): readonly unknown[] {
  const [segment, ...rest] = segments
  if (segment === undefined) return value === undefined ? [] : [value]
  if (isJsonObject(value)) return follow(readOwn(value, segment), rest)
  if (!Array.isArray(value)) return []
  if (/^\d+$/.test(segment)) return follow(value[Number(segment)], rest)
  return value.filter(isJsonObject).flatMap((item) => follow(item, segments))
}

/** Counts blocks in a value, including those nested in blocks and their options. */
export function countBlocks(value: unknown): number {
  const inner: number = Object.values(Array.isArray(value) || isJsonObject(value) ? value : [])
    .map(countBlocks)
    .reduce((sum, count) => sum + count, 0)
  return isJsonObject(value) && value['@type'] === '@builder.io/sdk:Element' ? inner + 1 : inner
}
