/** A copy without the properties that are `undefined` or `null`, so that a spread of it overwrites nothing by them. */
export function definedOnly<T extends object>(value: T): T {
  return Object.fromEntries(
    Object.entries(value).filter(([, inner]) => inner !== undefined && inner !== null),
  ) as T
}
