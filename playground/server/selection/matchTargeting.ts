import { isJsonObject, type JsonObject, readOwn } from '../utils/json'

/** Attributes of a visitor. */
export type SentAttributes = JsonObject

type Compare = (attribute: unknown, value: unknown) => boolean

const OPERATORS: ReadonlyMap<unknown, Compare> = new Map<unknown, Compare>([
  ['is', (attribute, value) => attribute === value],
  ['isNot', (attribute, value) => attribute !== value],
  ['contains', (attribute, value) => isText(attribute) && attribute.includes(String(value))],
  ['startsWith', (attribute, value) => isText(attribute) && attribute.startsWith(String(value))],
  ['endsWith', (attribute, value) => isText(attribute) && attribute.endsWith(String(value))],
  ['greaterThan', numbers((attribute, value) => attribute > value)],
  ['lessThan', numbers((attribute, value) => attribute < value)],
  ['greaterThanOrEqualTo', numbers((attribute, value) => attribute >= value)],
  ['lessThanOrEqualTo', numbers((attribute, value) => attribute <= value)],
])

/**
 * Whether an entry targets a visitor: all rules hold. Without rules, it targets everybody; rules
 * without property or operator are ignored.
 */
export function matchTargeting(rules: unknown, attributes: SentAttributes): boolean {
  return !Array.isArray(rules) || rules.every((rule) => holds(rule, attributes))
}

/** A list on either side matches by any of its items; under `isNot`, by none of them. */
function holds(rule: unknown, attributes: SentAttributes): boolean {
  if (!isJsonObject(rule) || !rule.property || !rule.operator) return true
  const { property, operator } = rule
  const compare = OPERATORS.get(operator)
  if (compare === undefined) return false

  const isPath = property === 'urlPath' && (operator === 'is' || operator === 'isNot')
  const values = listOf(rule.value, isPath)
  const known = listOf(readOwn(attributes, String(property)), isPath)
  return operator === 'isNot'
    ? values.every((value) => known.every((attribute) => compare(attribute, value)))
    : values.some((value) => known.some((attribute) => compare(attribute, value)))
}

function listOf(value: unknown, isPath: boolean): readonly unknown[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [value]
  return isPath ? list.map(withoutTrailingSlash) : list
}

function withoutTrailingSlash(path: unknown): unknown {
  return isText(path) && path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
}

function numbers(compare: (attribute: number, value: number) => boolean): Compare {
  return (attribute, value) =>
    typeof attribute === 'number' && typeof value === 'number' && compare(attribute, value)
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}
