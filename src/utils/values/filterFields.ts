/** Copies `fields` with only the properties that `keeps` accepts. */
export function filterFields<T>(
  fields: Readonly<Record<string, T>>,
  keeps: (key: string, value: T) => boolean,
): Record<string, T> {
  return Object.fromEntries(Object.entries(fields).filter(([key, value]) => keeps(key, value)))
}

/** Copies `value` without `undefined` and `null`, so that spreading it overwrites nothing. */
export function definedOnly<T extends object>(value: T): T {
  return filterFields(
    value as Record<string, unknown>,
    (_, inner) => inner !== undefined && inner !== null,
  ) as T
}
