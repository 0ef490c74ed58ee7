import type { Entry } from '../stores/entryStore'
import { valuesAt } from '../utils/json'

/** A field to sort by: 1 ascending, -1 descending. */
export interface SortField {
  readonly path: string
  readonly direction: 1 | -1
}

/**
 * Orders results by the requested fields, then higher `priority` (0 by default), then more
 * targeting rules, then the latest update. The id breaks ties, so that pages of results never
 * overlap.
 */
export function compareEntries(fields: readonly SortField[]) {
  return (left: Entry, right: Entry): number => {
    for (const { path, direction } of fields) {
      const difference = compareValues(valuesAt(left, path)[0], valuesAt(right, path)[0], direction)
      if (difference !== 0) return difference
    }
    return (
      priorityOf(right) - priorityOf(left) ||
      ruleCountOf(right) - ruleCountOf(left) ||
      right.lastUpdated - left.lastUpdated ||
      compareTexts(left.id, right.id)
    )
  }
}

/**
 * Orders numbers before strings before other values; missing values come last in either direction.
 */
function compareValues(left: unknown, right: unknown, direction: 1 | -1): number {
  if (typeof left === 'number' && typeof right === 'number') return direction * (left - right)
  if (typeof left === 'string' && typeof right === 'string') {
    return direction * compareTexts(left, right)
  }
  return rank(left) - rank(right)
}

function rank(value: unknown): number {
  if (typeof value === 'number') return 0
  return typeof value === 'string' ? 1 : 2
}

function compareTexts(left: string, right: string): number {
  if (left === right) return 0
  return left < right ? -1 : 1
}

function priorityOf({ priority }: Entry): number {
  return typeof priority === 'number' ? priority : 0
}

function ruleCountOf({ query }: Entry): number {
  return Array.isArray(query) ? query.length : 0
}
