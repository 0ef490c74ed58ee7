/** Copies `fields` with only the properties that `keeps` accepts. */
export function filterFields<T>(
  fields: Readonly<Record<string, T>>,
  keeps: (key: string, value: T) => boolean,
): Record<string, T> {
  return Object.fromEntries(Object.entries(fields).filter(([key, value]) => keeps(key, value)))
}

/**
 * Copies `value` without `undefined` and `null`, so that spreading it overwrites nothing, and
 * without a prototype: to options, fields that another script has put there would be set.
 */
export function definedOnly<T extends object>(value: T): T {
  const isSet = (_: string, inner: unknown): boolean => (inner ?? null) !== null
  return Object.setPrototypeOf(filterFields(value as Record<string, unknown>, isSet), null)
}
