import { badParameter } from '../http/badRequest'
import { isEqual } from '../utils/isEqual'
import type { JsonObject } from '../utils/isObject'
import { compilePattern } from './compilePattern'

/** Says whether a condition holds, given all values that stand at its path. */
export type Test = (values: readonly unknown[]) => boolean

const NAMES = '$eq, $ne, $gt, $gte, $lt, $lte, $in, $nin, $exists or $regex'

/**
 * Compiles one operator of a query. Numbers compare with numbers and texts with texts, never
 * across; null equals a missing value.
 *
 * @param siblings - The object that the operator stands in, for the `$options` of `$regex`.
 * @throws 400 for an operator that does not exist or has the wrong operand.
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
    (operand === null && values.length === 0) || values.some((value) => isEqual(value, operand))
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
  const matches = typeof pattern === 'string' ? compilePattern(pattern, options === 'i') : null
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
