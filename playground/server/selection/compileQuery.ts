import { badParameter } from '../http/badRequest'
import { isObject, type JsonObject } from '../utils/isObject'
import { valuesAt } from '../utils/valuesAt'
import { compileOperator, type Test } from './compileOperator'

type Predicate = (entry: unknown) => boolean

/**
 * Compiles a query in the manner of MongoDB into a predicate: `{"data.price": {"$gt": 5}}`.
 *
 * All conditions must hold. Nested objects mean the same as dotted paths. A condition on a list
 * holds when it holds for the list itself or for one of its items. `$and` and `$or` take lists
 * of queries; the operators on values are those of {@link compileOperator}.
 *
 * @param name - The parameter to name when the query is refused.
 * @throws 400 for an operator that does not exist or has the wrong operand.
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
  if (!Array.isArray(value) || value.length === 0 || !value.every(isObject)) {
    throw badParameter(name, value, `Give ${key} a list of queries.`)
  }
  const parts = value.map((part) => compileQuery(name, part))
  return key === '$and'
    ? (entry) => parts.every((holds) => holds(entry))
    : (entry) => parts.some((holds) => holds(entry))
}

function compileCondition(name: string, path: string, value: unknown): Predicate {
  if (!isObject(value)) return at(path, compileOperator(name, '$eq', value, {}))
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

/** Tests what stands at `path`: every value, and of a list every item too. */
function at(path: string, test: Test): Predicate {
  return (entry) =>
    test(
      valuesAt(entry, path).flatMap((value) =>
        Array.isArray(value) ? [value, ...value] : [value],
      ),
    )
}
