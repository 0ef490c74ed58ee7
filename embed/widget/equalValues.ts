import { hasOwn, isObject, isRecord } from '../../src/internal'

/**
 * Whether two values of an option mean the same. Pages often build their options again for every
 * update; equal ones should not fetch again.
 *
 * Plain objects, lists and collections (`Headers`, `Map`, `URLSearchParams`) are compared by what
 * they hold, values with a `toJSON` (`Date`, `URL`) by what it returns, everything else by
 * identity. A field that is `undefined` counts as absent, as it does in JSON.
 */
export function equalValues(one: unknown, other: unknown): boolean {
  /** Pairs that are being compared, or were: a circle is as equal as the rest of it. */
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
