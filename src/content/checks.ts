import { hasOwn } from '../utils/hasOwn'
import { isRecord } from '../utils/isRecord'
import { quoteValue } from '../utils/quoteValue'
import { isSafeKey } from '../utils/safePath'

/** How many blocks may stand inside one another. Deeper ones would overflow the stack somewhere. */
const MAX_BLOCK_DEPTH = 500

/**
 * How many steps may lead to a value: blocks in columns and the like take several for each level.
 */
const MAX_PATH_LENGTH = 1_100

/**
 * Looks at one value of an entry.
 *
 * Gives back the very same value when it is right, a corrected copy when something inside is not,
 * and `undefined` when it must be left out.
 */
export type Check = (value: unknown, pass: ParsePass) => unknown

/** One way through an entry: where it stands, and what it has to say. */
export class ParsePass {
  /** The steps that lead to the value at hand. Its text is made only for a warning. */
  readonly path: (string | number)[] = []
  readonly #ancestors: object[] = []
  #blockDepth = 0

  /** @param subject - Names the entry in warnings. */
  constructor(
    readonly subject: string,
    readonly warn: (message: string) => void,
  ) {}

  /** Leaves out the value at hand, and says why. */
  leaveOut(problem: string): undefined {
    this.warn(`${this.subject}: ${this.path.join('.')} ${problem}. It is left out.`)
  }

  /** Leaves out the value at hand. Says what was expected, unless nothing is there. */
  reject(expected: string, value: unknown): undefined {
    if (value === null || value === undefined) return undefined
    return this.leaveOut(`must be ${expected}, got ${quoteValue(value)}`)
  }

  /** Checks an object that may hold others of its kind. One that would never end is left out. */
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

export const string = checkOf('a string', (value) => typeof value === 'string')

export const number = checkOf('a number', isNumber)

export const boolean = checkOf('true or false', (value) => typeof value === 'boolean')

export const stringOrNumber = checkOf(
  'a string or a number',
  (value) => typeof value === 'string' || isNumber(value),
)

function checkOf(expected: string, isRight: (value: unknown) => boolean): Check {
  return (value, pass) => (isRight(value) ? value : pass.reject(expected, value))
}

function isNumber(value: unknown): boolean {
  return typeof value === 'number' && !Number.isNaN(value)
}

/** An object without the keys that reach prototypes, whose other values all pass `check`. */
export function mapOf(check: Check): Check {
  return fields({}, { others: check })
}

/**
 * An object whose named fields pass their checks.
 *
 * @param required - The object is left out when one of these is missing or wrong.
 * @param others - For fields that are not named.
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
      // One of the wrong type has been reported by its own check.
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
  // Not over Object.keys, which would make a list for each block; hence the question below.
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
 * A list whose items pass `check`.
 *
 * @param options.keepsIndices - Whether `undefined` takes the place of an item that does not pass.
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
