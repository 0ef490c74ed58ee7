import { binomialInterval } from './binomialInterval'
import type { Simulation } from './drawVisitors'
import type { Share } from './sharesOf'

/** How often one fails that is right. */
const CONFIDENCE = 0.99

/** What became of one version of an entry. */
export interface Result extends Share {
  readonly count: number
  readonly visitors: number
  /** Between these counts chance stays in 99 of 100 runs. */
  readonly expected: readonly [least: number, most: number]
  readonly within: boolean
}

/** Holds each share against its configured ratio. */
export function resultsOf(
  shares: readonly Share[],
  { visitors, counts }: Simulation,
): readonly Result[] {
  return shares.map((share) => {
    const count = counts[share.id] ?? 0
    const expected = binomialInterval(visitors, share.ratio, CONFIDENCE)
    const within = count >= expected[0] && count <= expected[1]
    return { ...share, count, visitors, expected, within }
  })
}

/** A part as it is read: `33.4 %`. */
export function formatShare(part: number): string {
  return `${(part * 100).toFixed(1)} %`
}
