/** What axe answers, as far as it is read here. */
export interface AxeResults {
  readonly violations: readonly AxeRule[]
  readonly passes: readonly unknown[]
  readonly incomplete: readonly unknown[]
}

interface AxeRule {
  readonly id: string
  readonly impact?: string | null
  readonly help: string
  readonly helpUrl: string
  readonly nodes: readonly {
    readonly html: string
    readonly failureSummary?: string
    readonly element?: Element
  }[]
}

/** One thing that is wrong, and everywhere that it is. */
export interface Finding {
  readonly rule: string
  readonly impact: string
  readonly help: string
  readonly helpUrl: string
  readonly places: readonly FindingPlace[]
}

export interface FindingPlace {
  /** `builder-id` of the block; none for what belongs to no block. */
  readonly block: string | undefined
  readonly html: string
  /** What to do, one way or another. */
  readonly mend: readonly string[]
}

/** What was found on a page, and how much was looked for. */
export interface Findings {
  readonly list: readonly Finding[]
  readonly passed: number
  /** Rules that only a person can decide on. */
  readonly undecided: number
}

const IMPACTS = ['critical', 'serious', 'moderate', 'minor']

/** Reads what axe found, the worst first. */
export function readFindings({ violations, passes, incomplete }: AxeResults): Findings {
  const list = violations.map(({ id, impact, help, helpUrl, nodes }) => ({
    rule: id,
    impact: impact ?? 'minor',
    help,
    helpUrl,
    places: nodes.map(({ html, failureSummary = '', element }) => ({
      block: element?.closest('[builder-id]')?.getAttribute('builder-id') ?? undefined,
      html,
      mend: waysToMend(failureSummary),
    })),
  }))
  list.sort((one, other) => IMPACTS.indexOf(one.impact) - IMPACTS.indexOf(other.impact))
  return { list, passed: passes.length, undecided: incomplete.length }
}

/** The indented lines of a summary. Its others only introduce them. */
function waysToMend(summary: string): string[] {
  return summary
    .split('\n')
    .filter((line) => line.startsWith(' '))
    .map((line) => line.trim())
}
