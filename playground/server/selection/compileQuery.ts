import { isDeepStrictEqual } from 'node:util'
import { badParameter } from '../http/errors'
import { isJsonObject, type JsonObject, valuesAt } from '../utils/json'
import { compileLinearPattern } from './compileLinearPattern'

type Predicate = (entry: unknown) => boolean

/**
 * Compiles a MongoDB-style query into a predicate: `{"data.price": {"$gt": 5}}`.
 *
 * All conditions must hold. Nested objects mean the same as dotted paths. A condition on a list
 * holds when it holds for the list itself or for one of its items. `$and` and `$or` take lists of
 * queries; the operators on values are those of {@link compileOperator}.
 *
 * @param name - The parameter to name when the query is refused.
 * @throws 400 for an unknown operator or a wrong operand.
 */
export function compileQuery(name: string, query: JsonObject): Predicate {
  const conditions = Object.entries(query).map(([key, value]) => {
    if (key === '$and' || key === '$or') return compileList(name, key, value)
    if (key.startsWith('$')) throw badParameter(name, key, 'Start with a path, $and or $or.')
    return compileCondition(name, key, value)
  })
  return (entry) => conditions.every((holds) => holds(entry))
}

function compileList(name: string, key: '$and' | '$or', value: unknown): Predicate {
  if (!Array.isArray(value) || value.length === 0 || !value.every(isJsonObject)) {
    throw badParameter(name, value, `Give ${key} a list of queries.`)
  }
  const parts = value.map((part) => compileQuery(name, part))
  return key === '$and'
    ? (entry) => parts.every((holds) => holds(entry))
    : (entry) => parts.some((holds) => holds(entry))
}

function compileCondition(name: string, path: string, value: unknown): Predicate {
  if (!isJsonObject(value)) return at(path, compileOperator(name, '$eq', value, {}))
  const keys = Object.keys(value)
  const operators = keys.filter((key) => key.startsWith('$'))
  if (operators.length === 0) {
    const nested = keys.map((key) => compileCondition(name, `${path}.${key}`, value[key]))
    return (entry) => nested.every((holds) => holds(entry))
  }
  if (operators.length < keys.length) {
    throw badParameter(name, value, 'Give either operators or fields, not both.')
  }
  const tests = operators
    .filter((operator) => operator !== '$options')
    .map((operator) => at(path, compileOperator(name, operator, value[operator], value)))
  return (entry) => tests.every((holds) => holds(entry))
}

/** Applies a test to the values at `path` and to the items of lists. */
function at(path: string, test: Test): Predicate {
  return (entry) =>
    test(
      valuesAt(entry, path).flatMap((value) =>
        Array.isArray(value) ? [value, ...value] : [value],
      ),
    )
}

/** Whether a condition holds for the values at its path. */
export type Test = (values: readonly unknown[]) => boolean

const NAMES = '$eq, $ne, $gt, $gte, $lt, $lte, $in, $nin, $exists or $regex'

/**
 * Compiles one operator of a query. Numbers compare with numbers and texts with texts, never
 * across; null equals a missing value.
 *
 * @param siblings - The object that the operator stands in, for the `$options` of `$regex`.
 * @throws 400 for an unknown operator or a wrong operand.
 */
export function compileOperator(
  name: string,
  operator: string,
  operand: unknown,
  siblings: JsonObject,
): Test {
  switch (operator) {
    case '$eq':
      return includes(operand)
    case '$ne':
      return not(includes(operand))
    case '$in':
      return anyOf(readList(name, operator, operand).map(includes))
    case '$nin':
      return not(anyOf(readList(name, operator, operand).map(includes)))
    case '$gt':
      return some((value) => order(value, operand) > 0)
    case '$gte':
      return some((value) => order(value, operand) >= 0)
    case '$lt':
      return some((value) => order(value, operand) < 0)
    case '$lte':
      return some((value) => order(value, operand) <= 0)
    case '$exists':
      return (values) => values.length > 0 === Boolean(operand)
    case '$regex':
      return some(compileRegex(name, operand, siblings.$options))
    default:
      throw badParameter(name, operator, `Use ${NAMES}.`)
  }
}

function includes(operand: unknown): Test {
  return (values) =>
    (operand === null && values.length === 0) ||
    values.some((value) => isDeepStrictEqual(value, operand))
}

function some(test: (value: unknown) => boolean): Test {
  return (values) => values.some(test)
}

function anyOf(tests: readonly Test[]): Test {
  return (values) => tests.some((test) => test(values))
}

function not(test: Test): Test {
  return (values) => !test(values)
}

function readList(name: string, operator: string, operand: unknown): readonly unknown[] {
  if (Array.isArray(operand)) return operand
  throw badParameter(name, operand, `Give ${operator} a list.`)
}

/** Negative, zero or positive; NaN when the two cannot be compared. */
function order(left: unknown, right: unknown): number {
  if (typeof left === 'number' && typeof right === 'number') return left - right
  if (typeof left !== 'string' || typeof right !== 'string') return Number.NaN
  if (left === right) return 0
  return left < right ? -1 : 1
}

function compileRegex(name: string, pattern: unknown, options: unknown) {
  const matches =
    typeof pattern === 'string'
      ? compileLinearPattern(pattern, { ignoreCase: options === 'i' })
      : null
  if (matches === null || (options !== undefined && options !== '' && options !== 'i')) {
    throw badParameter(
      name,
      pattern,
      'Give $regex plain characters, ".", ".*", ".+", "^" at the start and "$" at the end, ' +
        'with "\\\\" before special characters, and $options "i" or none.',
    )
  }
  return (value: unknown) => typeof value === 'string' && matches(value)
}
