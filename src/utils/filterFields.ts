/** A copy with those properties alone that `keeps` wants. */
export function filterFields<T>(
  fields: Readonly<Record<string, T>>,
  keeps: (key: string, value: T) => boolean,
): Record<string, T> {
  return Object.fromEntries(Object.entries(fields).filter(([key, value]) => keeps(key, value)))
}

/**
 * A copy without the properties that are `undefined` or `null`, so that a spread of it overwrites
 * nothing by them.
 */
export function definedOnly<T extends object>(value: T): T {
  return filterFields(
    value as Record<string, unknown>,
    (_, inner) => inner !== undefined && inner !== null,
  ) as T
}
