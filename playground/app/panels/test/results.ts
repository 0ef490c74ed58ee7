import type { Goal } from '../../state/urlState'
import { type Arrival, textOf } from '../events/useActivity'

/** What the visitors of a variation, or of the default, did. */
export interface Result {
  readonly id: string
  readonly name: string
  readonly visitors: number
  /** Number of visitors who reached the goal. */
  readonly reached: number
  /** Share of visitors who reached it, from 0 to 1, and the interval in which it lies. */
  readonly rate: number
  readonly low: number
  readonly high: number
}

interface Version {
  readonly id: string
  readonly name: string
}

/**
 * Counts visitors, not events: each belongs to the version that they saw last.
 *
 * @param arrivals - Newest first.
 */
export function resultsOf(
  arrivals: readonly Arrival[],
  entryId: string,
  versions: readonly Version[],
  goal: Goal,
): readonly Result[] {
  const own = arrivals.flatMap(({ type, subject, content }) => {
    const { visitorId, variationId } = Object(content.data)
    const visitor = textOf(visitorId)
    return subject === entryId && visitor
      ? [{ type, visitor, version: textOf(variationId) ?? entryId }]
      : []
  })
  const seen = new Map<string, string>()
  for (const { type, visitor, version } of own) {
    if (type === 'impression' && !seen.has(visitor)) seen.set(visitor, version)
  }
  const reachedBy = new Set(own.filter(({ type }) => type === goal).map(({ visitor }) => visitor))
  return versions.map(({ id, name }) => {
    const those = [...seen].filter(([, version]) => version === id).map(([visitor]) => visitor)
    const visitors = those.length
    const reached = those.filter((visitor) => reachedBy.has(visitor)).length
    return { id, name, visitors, reached, ...wilson(reached, visitors) }
  })
}

/** Standard deviations around the middle that contain 95 % of a normal distribution. */
const Z = 1.96

/** Rate and its 95 % interval after Wilson, which holds for few visitors, too. */
export function wilson(reached: number, visitors: number): Pick<Result, 'rate' | 'low' | 'high'> {
  if (visitors === 0) return { rate: 0, low: 0, high: 1 }
  const rate = reached / visitors
  const weight = 1 + Z ** 2 / visitors
  const middle = (rate + Z ** 2 / (2 * visitors)) / weight
  const half =
    (Z / weight) * Math.sqrt((rate * (1 - rate)) / visitors + Z ** 2 / (4 * visitors ** 2))
  return { rate, low: Math.max(0, middle - half), high: Math.min(1, middle + half) }
}

/** Says which version is ahead, if the intervals show that one is. */
export function verdictOf(results: readonly Result[]): string {
  const seen = results.filter(({ visitors }) => visitors > 0)
  if (seen.length < 2) return 'There is nothing to compare yet.'
  const best = seen.reduce((first, other) => (other.rate > first.rate ? other : first))
  const isAhead = seen.every((other) => other === best || other.high < best.low)
  return isAhead
    ? `“${best.name}” is ahead: its interval lies above all others.`
    : 'No difference shows yet: the intervals overlap.'
}
