import { hasOwn } from '../../src/utils/values/hasOwn'
import { isObject } from '../../src/utils/values/isObject'
import { isRecord } from '../../src/utils/values/isRecord'

/**
 * Whether two values of an option are equivalent. Pages often rebuild their options for every
 * update, and equal ones should not fetch again.
 *
 * Plain objects, lists and collections (`Headers`, `Map`, `URLSearchParams`) are compared by
 * content, values with a `toJSON` (`Date`, `URL`) by its result, and everything else by identity.
 * As in JSON, an `undefined` field counts as absent.
 */
export function equalValues(one: unknown, other: unknown): boolean {
  /**
   * Pairs that have been compared or are being compared. A cycle is equal if everything else is.
   */
  const compared = new Map<object, Set<object>>()

  function isEqual(before: unknown, after: unknown): boolean {
    if (Object.is(before, after)) return true
    if (!isObject(before) || !isObject(after)) return false
    const known = compared.get(before) ?? new Set()
    compared.set(before, known)
    if (known.has(after)) return true
    known.add(after)
    if (isIterable(before) || isIterable(after)) {
      return isIterable(before) && isIterable(after) && areEqual([...before], [...after])
    }
    if (hasToJson(before) || hasToJson(after)) {
      return hasToJson(before) && hasToJson(after) && isEqual(before.toJSON(), after.toJSON())
    }
    return isRecord(before) && isRecord(after) && areFieldsEqual(before, after)
  }

  function areEqual(before: readonly unknown[], after: readonly unknown[]): boolean {
    return before.length === after.length && before.every((item, at) => isEqual(item, after[at]))
  }

  function areFieldsEqual(before: Fields, after: Fields): boolean {
    const names = definedNames(before)
    return (
      names.length === definedNames(after).length &&
      names.every((name) => hasOwn(after, name) && isEqual(before[name], after[name]))
    )
  }

  return isEqual(one, other)
}

type Fields = Readonly<Record<string, unknown>>

function definedNames(fields: Fields): string[] {
  return Object.keys(fields).filter((name) => fields[name] !== undefined)
}

function isIterable(value: object): value is Iterable<unknown> {
  return Symbol.iterator in value
}

function hasToJson(value: object): value is { toJSON(): unknown } {
  return 'toJSON' in value && typeof value.toJSON === 'function'
}
