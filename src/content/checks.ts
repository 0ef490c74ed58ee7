import { quoteValue } from '../utils/text/quoteValue'
import { hasOwn } from '../utils/values/hasOwn'
import { isRecord } from '../utils/values/isRecord'
import { readType } from '../utils/values/readType'
import { isSafeKey } from '../utils/values/safePath'

/** Maximum nesting of blocks. Deeper trees would overflow the stack. */
const MAX_BLOCK_DEPTH = 500

/** Maximum steps in the path to a value. Each level of columns takes several. */
const MAX_PATH_LENGTH = 1_100

/**
 * Checks one value of an entry.
 *
 * Returns the same value when it is valid, a corrected copy when a value inside it is not, and
 * `undefined` when it must be left out.
 */
export type Check = (value: unknown, pass: ParsePass) => unknown

/** State of one pass over an entry: the current path and the warnings. */
export class ParsePass {
  /** Path to the current value. It is formatted only for a warning. */
  readonly path: (string | number)[] = []
  readonly #ancestors: object[] = []
  #blockDepth = 0

  /** @param subject - Names the entry in warnings. */
  constructor(
    readonly subject: string,
    readonly warn: (message: string) => void,
  ) {}

  /** Leaves out the current value with a warning that gives the reason. */
  leaveOut(problem: string): undefined {
    this.warn(`${this.subject}: ${this.path.join('.')} ${problem}. It is left out.`)
  }

  /** Leaves out the current value, with a warning unless it is absent. */
  reject(expected: string, value: unknown): undefined {
    if (value == null) return undefined
    return this.leaveOut(`must be ${expected}, got ${quoteValue(value)}`)
  }

  /** Checks an object that may nest. Leaves it out if it is too deep or contains itself. */
  into(value: object, check: Check): unknown {
    if (this.path.length > MAX_PATH_LENGTH) return this.leaveOut('is nested too deeply')
    if (this.#ancestors.includes(value)) return this.leaveOut('contains itself')
    this.#ancestors.push(value)
    const checked = check(value, this)
    this.#ancestors.pop()
    return checked
  }

  intoBlock(value: object, check: Check): unknown {
    if (this.#blockDepth >= MAX_BLOCK_DEPTH) {
      return this.leaveOut(`is nested more than ${MAX_BLOCK_DEPTH} blocks deep`)
    }
    this.#blockDepth++
    const checked = this.into(value, check)
    this.#blockDepth--
    return checked
  }
}

export const anything: Check = (value) => value

export const string = checkOf('string')

export const number = checkOf('number')

export const boolean = checkOf('boolean')

export const stringOrNumber = checkOf('string | number')

function checkOf(type: string): Check {
  const [phrase, accepts] = readType(type)
  return (value, pass) => (accepts(value) ? value : pass.reject(phrase, value))
}

/** Checks an object whose values all pass `check`. Removes keys that reach prototypes. */
export function mapOf(check: Check): Check {
  return fields({}, { others: check })
}

/**
 * Checks the named fields of an object.
 *
 * @param required - The object is left out when one of these is missing or invalid.
 * @param others - Check for all other fields.
 */
export function fields(
  checks: Readonly<Record<string, Check>>,
  { required = [], others }: { required?: readonly string[]; others?: Check } = {},
): Check {
  const byName = new Map(Object.entries(checks))
  return (value, pass) => {
    if (!isRecord(value)) return pass.reject('an object', value)
    const checked = checkProperties(value, pass, byName, others)
    for (const key of required) {
      if (checked[key] !== undefined) continue
      // An invalid field has already been reported by its own check.
      return value[key] == null ? pass.leaveOut(`has no ${key}`) : undefined
    }
    return checked
  }
}

function checkProperties(
  record: Record<string, unknown>,
  pass: ParsePass,
  byName: ReadonlyMap<string, Check>,
  others: Check | undefined,
): Record<string, unknown> {
  let copy: Record<string, unknown> | undefined
  // `for…in` avoids the array that `Object.keys` would allocate for each block, but needs `hasOwn`.
  for (const key in record) {
    if (!hasOwn(record, key)) continue
    const value = record[key]
    let checked: unknown
    if (isSafeKey(key)) {
      const check = byName.get(key) ?? others
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

/**
 * Checks each item of a list.
 *
 * @param options.keepsIndices - Whether an invalid item becomes `undefined` instead of moving the
 *   rest up.
 */
export function listOf(
  check: Check,
  { keepsIndices = false }: { readonly keepsIndices?: boolean } = {},
): Check {
  return (value, pass) => {
    if (!Array.isArray(value)) return pass.reject('a list', value)
    let copy: unknown[] | undefined
    for (let index = 0; index < value.length; index++) {
      pass.path.push(index)
      const checked = check(value[index], pass)
      pass.path.pop()
      const stays = keepsIndices || checked !== undefined
      if (!stays || checked !== value[index]) copy ??= value.slice(0, index)
      if (stays) copy?.push(checked)
    }
    return copy ?? value
  }
}
