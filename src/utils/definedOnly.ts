import { filterFields } from './filterFields'

/** A copy without the properties that are `undefined` or `null`, so that a spread of it overwrites nothing by them. */
export function definedOnly<T extends object>(value: T): T {
  return filterFields(
    value as Record<string, unknown>,
    (_, inner) => inner !== undefined && inner !== null,
  ) as T
}
