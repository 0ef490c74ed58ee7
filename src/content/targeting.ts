import { isRecord } from '../utils/values/isRecord'
import { ownValue } from '../utils/values/ownValue'
import type { Block, TargetingRule } from './types'

/** A point in time: milliseconds since 1970, or an ISO date. */
type Instant = number | string

/**
 * Whether targeting and schedule admit a visitor with these attributes.
 *
 * All rules must hold. An empty list of rules matches every visitor, as does a rule without a
 * property or an operator. Start and end are inclusive; an invalid date is ignored.
 *
 * @param attributes - User attributes. `attributes.date` overrides the current time.
 * @param now - Milliseconds since 1970.
 */
export function matchesTargeting(
  attributes: { readonly [name: string]: unknown },
  rules?: readonly TargetingRule[],
  startDate?: Instant | null,
  endDate?: Instant | null,
  now: number = Date.now(),
): boolean {
  const time = attributes.date ? timeOf(attributes.date) : now
  if (startDate && timeOf(startDate) > time) return false
  if (endDate && timeOf(endDate) < time) return false
  return !Array.isArray(rules) || rules.every((rule) => holds(attributes, rule))
}

function timeOf(date: unknown): number {
  return new Date(date as Instant | Date).getTime()
}

/** Applies one operator: texts by substring, numbers by size. Unknown operators never hold. */
function compares(operator: unknown, attribute: unknown, value: unknown): boolean {
  if (operator === 'is') return attribute === value
  if (typeof attribute === 'string') {
    const text = String(value)
    if (operator === 'contains') return attribute.includes(text)
    if (operator === 'startsWith') return attribute.startsWith(text)
    return operator === 'endsWith' && attribute.endsWith(text)
  }
  if (typeof attribute !== 'number' || typeof value !== 'number') return false
  if (operator === 'greaterThan') return attribute > value
  if (operator === 'lessThan') return attribute < value
  if (operator === 'greaterThanOrEqualTo') return attribute >= value
  return operator === 'lessThanOrEqualTo' && attribute <= value
}

function holds(
  attributes: { readonly [name: string]: unknown },
  rule: TargetingRule | null | undefined,
): boolean {
  if (!isRecord(rule)) return true
  const { property, operator, value } = rule
  if (!property || !operator) return true
  const attribute = ownValue(attributes, String(property))

  // Whole paths match with or without a trailing slash; prefixes must match exactly.
  const isNot = operator === 'isNot'
  const isPage = property === 'urlPath' && (operator === 'is' || isNot)
  const listOf = (given: unknown): readonly unknown[] =>
    [given].flat().map((item) => (isPage ? withoutSlash(item) : item))
  const values = listOf(value)

  const matches = listOf(attribute).some((candidate) =>
    values.some((item) => compares(isNot ? 'is' : operator, candidate, item)),
  )
  return matches !== isNot
}

function withoutSlash(path: unknown): unknown {
  return typeof path === 'string' && path.length > 1 ? path.replace(/\/$/, '') : path
}

/** An alternative inside a personalization block, chosen by targeting. */
export interface Variant {
  /** Name for authors. */
  readonly name?: string
  /** Targeting rules of the variant. All must hold. */
  readonly query?: readonly TargetingRule[]
  /** Time from which the variant is shown: milliseconds since 1970, or an ISO date. */
  readonly startDate?: number | string
  /** Time until which the variant is shown: milliseconds since 1970, or an ISO date. */
  readonly endDate?: number | string
  /** Blocks to show. */
  readonly blocks?: readonly Block[]
}
