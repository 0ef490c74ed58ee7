import { readFileSync } from 'node:fs'
import type { Difference } from './Difference'

/** A difference that somebody has read and judged. `docs/migration.md` is written from them. */
export interface Reviewed {
  readonly verdict: 'better' | 'deliberate'
  readonly title: string
  /** One sentence that a site owner understands. */
  readonly reason: string
  /** Differences it covers; none for what this tool does not see. */
  readonly covers: readonly Pattern[]
}

/**
 * Each is a regular expression for the whole value; what is left out may be anything, but for
 * `against`: it is the builder's clients, not another form of SiteBlocks. What SiteBlocks alone does
 * not show is covered only by a pattern that says so in `ours`. `entry` names generated entries: what
 * holds for exported ones, too, names the components around a block in `within`.
 */
type Pattern = Pick<Difference, 'component' | 'property'> &
  Partial<Record<'against' | 'entry' | 'within' | 'width' | 'ours' | 'theirs', string>>

const FILE = 'tools/beside/reviewed.json'

export const readReviewed = (): Reviewed[] => JSON.parse(readFileSync(FILE, 'utf8'))

/** Finds what covers a difference. */
export function findReviewed(
  list: readonly Reviewed[],
  difference: Difference,
): Reviewed | undefined {
  const isMissing = isGone(difference)
  return list.find(({ covers }) =>
    covers.some(
      (pattern) =>
        (!isMissing || pattern.ours !== undefined) &&
        Object.entries({ against: 'gen1|both', ...pattern }).every(([key, value]) =>
          new RegExp(`^(?:${value})$`, 's').test(`${difference[key as keyof Pattern] ?? ''}`),
        ),
    ),
  )
}

/** Whether a block, or what is in it, is not there, or has no size, but does elsewhere. */
function isGone({ property, ours, theirs }: Difference): boolean {
  if (/(?:^|\.)box$/.test(property)) return hasNoSize(ours) && !hasNoSize(theirs)
  return !/^(?:style|text)\./.test(property) && ours === 'none' && theirs !== 'none'
}

const hasNoSize = (box: string): boolean => box === 'none' || / (?:0 \S+|\S+ 0)$/m.test(box)

/** The section of `docs/migration.md`. A title may begin its sentence. */
export function differencesSection(list: readonly Reviewed[]): string {
  return list
    .map(({ title, reason }) => `- **${title}${/^[a-z]/.test(reason) ? '' : '.'}** ${reason}`)
    .join('\n')
}
