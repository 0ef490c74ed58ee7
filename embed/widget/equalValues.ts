/**
 * Whether two values of an option mean the same. Pages often build their options again for every update; equal
 * ones should not fetch again.
 *
 * Plain objects, lists and collections (`Headers`, `Map`, `URLSearchParams`) are compared by what they hold,
 * values with a `toJSON` (`Date`, `URL`) by what it returns, everything else by identity.
 */
export function equalValues(one: unknown, other: unknown): boolean {
  return equal(one, other, [])
}

function equal(one: unknown, other: unknown, path: readonly unknown[]): boolean {
  if (Object.is(one, other)) return true
  if (!isObject(one) || !isObject(other)) return false
  // Values that contain themselves have no end to compare.
  if (path.includes(one)) return false
  const inner = [...path, one]
  if (Array.isArray(one) || Array.isArray(other)) {
    return (
      Array.isArray(one) &&
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((value, index) => equal(value, other[index], inner))
    )
  }
  if (isPlain(one) && isPlain(other)) return equalFields(one, other, inner)
  if (Object.getPrototypeOf(one) !== Object.getPrototypeOf(other)) return false
  if (isIterable(one) && isIterable(other)) return equal([...one], [...other], inner)
  return hasToJson(one) && hasToJson(other) && equal(one.toJSON(), other.toJSON(), inner)
}

/** A field that is `undefined` counts as absent, as it does in JSON. */
function equalFields(
  one: Readonly<Record<string, unknown>>,
  other: Readonly<Record<string, unknown>>,
  path: readonly unknown[],
): boolean {
  return Object.keys({ ...one, ...other }).every((name) => equal(one[name], other[name], path))
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

/** Objects of another frame have another `Object.prototype`. */
function isPlain(value: object): value is Record<string, unknown> {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || Object.getPrototypeOf(prototype) === null
}

function isIterable(value: object): value is Iterable<unknown> {
  return Symbol.iterator in value
}

function hasToJson(value: object): value is { toJSON(): unknown } {
  return 'toJSON' in value && typeof value.toJSON === 'function'
}
