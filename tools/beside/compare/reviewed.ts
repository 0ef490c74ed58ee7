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
 * `against`: it is the builder's clients, not another form of SiteBlocks.
 */
type Pattern = Pick<Difference, 'component' | 'property'> &
  Partial<Record<'against' | 'entry' | 'ours' | 'theirs', string>>

const FILE = 'tools/beside/reviewed.json'

export const readReviewed = (): Reviewed[] => JSON.parse(readFileSync(FILE, 'utf8'))

/** Finds what covers a difference. */
export function findReviewed(
  list: readonly Reviewed[],
  difference: Difference,
): Reviewed | undefined {
  return list.find(({ covers }) =>
    covers.some((pattern) =>
      Object.entries({ against: 'gen1|both', ...pattern }).every(([key, value]) =>
        new RegExp(`^(?:${value})$`, 's').test(difference[key as keyof Pattern] ?? ''),
      ),
    ),
  )
}

/** The section of `docs/migration.md`. A title may begin its sentence. */
export function differencesSection(list: readonly Reviewed[]): string {
  return list
    .map(({ title, reason }) => `- **${title}${/^[a-z]/.test(reason) ? '' : '.'}** ${reason}`)
    .join('\n')
}
