import { isRecord } from '../../utils/isRecord'

/**
 * Gives dotted names to what is nested, down to lists, scalars, and conditions such as `{ $gt: 5 }`.
 *
 * @param write - Makes a parameter of what stands there; `undefined` leaves it out.
 */
export function flattenConditions(
  name: string,
  value: unknown,
  write: (leaf: unknown) => unknown,
): [name: string, value: unknown][] {
  if (!isRecord(value) || Object.keys(value).some((key) => key.startsWith('$'))) {
    const written = write(value)
    return written === undefined ? [] : [[name, written]]
  }
  return Object.entries(value).flatMap(([key, inner]) =>
    flattenConditions(`${name}.${key}`, inner, write),
  )
}
