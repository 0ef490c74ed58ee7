import type { Difference } from './compare/Difference'
import { findReviewed, type Reviewed } from './compare/reviewed'
import type { Compared } from './runEntries'

const VERDICTS = ['equal', 'better', 'deliberate', 'worse'] as const
type Verdict = (typeof VERDICTS)[number]

/** Examples shown of one kind of difference. */
const EXAMPLES = 2
const LENGTH = 90

export interface Report {
  /** Lines to print. */
  readonly lines: readonly string[]
  readonly worse: readonly Difference[]
  /** Reviewed differences that no entry has shown. */
  readonly unseen: readonly string[]
}

/** Judges what was compared by the reviewed list, and puts it into words. */
export function makeReport(compared: readonly Compared[], reviewed: readonly Reviewed[]): Report {
  const seen = new Set<Reviewed>()
  const counts = { equal: 0, better: 0, deliberate: 0, worse: 0 }
  const worse: Difference[] = []
  for (const { differences } of compared) {
    const verdicts = differences.map((difference): Verdict => {
      const found = findReviewed(reviewed, difference)
      if (found) seen.add(found)
      else worse.push(difference)
      return found?.verdict ?? 'worse'
    })
    const gravest = [...VERDICTS].reverse().find((verdict) => verdicts.includes(verdict)) ?? 'equal'
    counts[gravest]++
  }
  const told = VERDICTS.map((verdict) => `${counts[verdict]} ${verdict}`)
  return {
    lines: [`${compared.length} compared: ${told.join(', ')}`, ...kindsOf(worse)],
    worse,
    unseen: reviewed
      .filter((one) => one.covers.length > 0 && !seen.has(one))
      .map(({ title }) => title),
  }
}

/** Differences by kind, the most frequent first, each with examples. */
function kindsOf(differences: readonly Difference[]): string[] {
  const kinds = new Map<string, Difference[]>()
  for (const difference of differences) {
    const { component, property, against } = difference
    const kind = `${component} ${property}, against ${against}`
    kinds.set(kind, [...(kinds.get(kind) ?? []), difference])
  }
  return [...kinds]
    .sort(([, a], [, b]) => b.length - a.length)
    .flatMap(([kind, all]) => [
      `worse ${String(all.length).padStart(5)} × ${kind}`,
      ...all
        .slice(0, EXAMPLES)
        .map(
          ({ entry, width, ours, theirs }) =>
            `              ${brief(entry)} at ${width}: ${brief(ours)}, not ${brief(theirs)}`,
        ),
    ])
}

const brief = (text: string): string => {
  const line = text.replaceAll('\n', ' ¶ ')
  return line.length > LENGTH ? `${line.slice(0, LENGTH)}…` : line
}
