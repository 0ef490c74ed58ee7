import { hasOwn } from '../utils/hasOwn'
import { isRecord } from '../utils/isRecord'
import { isSafeKey } from '../utils/safePath'
import type { ParsePass } from './ParsePass'

/**
 * Looks at one value of an entry.
 *
 * Gives back the very same value when it is right, a corrected copy when something inside is not, and
 * `undefined` when it must be left out.
 */
export type Check = (value: unknown, pass: ParsePass) => unknown

/** Checks by the name of a field. */
export type FieldChecks = Readonly<Record<string, Check>>

/** Takes any value as it is. */
export const anything: Check = (value) => value

export const string: Check = (value, pass) =>
  typeof value === 'string' ? value : pass.reject('a string', value)

export const number: Check = (value, pass) =>
  isNumber(value) ? value : pass.reject('a number', value)

export const boolean: Check = (value, pass) =>
  typeof value === 'boolean' ? value : pass.reject('true or false', value)

export const stringOrNumber: Check = (value, pass) =>
  typeof value === 'string' || isNumber(value) ? value : pass.reject('a string or a number', value)

/** An object without the keys that reach prototypes, whose other values all pass `check`. */
export function mapOf(check: Check): Check {
  const checkOf = () => check
  return (value, pass) =>
    isRecord(value) ? checkProperties(value, pass, checkOf) : pass.reject('an object', value)
}

/**
 * An object whose named fields pass their checks.
 *
 * @param required - The object is left out when one of these is missing or wrong.
 * @param others - For fields that are not named.
 */
export function fields(
  checks: FieldChecks,
  { required = [], others }: { required?: readonly string[]; others?: Check } = {},
): Check {
  const byName = new Map(Object.entries(checks))
  const checkOf = (key: string) => byName.get(key) ?? others
  return (value, pass) => {
    if (!isRecord(value)) return pass.reject('an object', value)
    const checked = checkProperties(value, pass, checkOf)
    for (const key of required) {
      if (checked[key] !== undefined) continue
      // One of the wrong type has been reported by its own check.
      return value[key] == null ? pass.leaveOut(`has no ${key}`) : undefined
    }
    return checked
  }
}

/**
 * A list whose items pass `check`.
 *
 * @param keepsPlaces - Puts `undefined` where an item does not pass, rather than taking it out.
 */
export function listOf(check: Check, keepsPlaces = false): Check {
  return (value, pass) => {
    if (!Array.isArray(value)) return pass.reject('a list', value)
    let copy: unknown[] | undefined
    for (let index = 0; index < value.length; index++) {
      pass.path.push(index)
      const checked = check(value[index], pass)
      pass.path.pop()
      const stays = keepsPlaces || checked !== undefined
      if (!stays || checked !== value[index]) copy ??= value.slice(0, index)
      if (stays) copy?.push(checked)
    }
    return copy ?? value
  }
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && !Number.isNaN(value)
}

function checkProperties(
  record: Record<string, unknown>,
  pass: ParsePass,
  checkOf: (key: string) => Check | undefined,
): Record<string, unknown> {
  let copy: Record<string, unknown> | undefined
  // Not over Object.keys, which would make a list for each block; hence the question below.
  for (const key in record) {
    if (!hasOwn(record, key)) continue
    const value = record[key]
    let checked: unknown
    if (isSafeKey(key)) {
      const check = checkOf(key)
      if (check === undefined) continue
      pass.path.push(key)
      checked = check(value, pass)
      pass.path.pop()
    }
    if (checked === value) continue
    copy ??= { ...record }
    if (checked === undefined) delete copy[key]
    else copy[key] = checked
  }
  return copy ?? record
}
