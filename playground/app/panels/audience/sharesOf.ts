import type { ContentEntry, Variation } from '../../../../src/content/types'

/** A version of an entry, and how likely it is to be drawn. */
export interface Share {
  /** The entry's own id for the default. */
  readonly id: string
  readonly name: string
  /** From 0 to 1. */
  readonly ratio: number
}

/** The alternatives of an entry, in the order in which they are drawn. */
export function alternativesOf({ variations }: ContentEntry): readonly Variation[] {
  return Object.values(variations ?? {})
}

/** Every version of an entry with its share: the default's is what the others leave over, and beyond 1 there is nothing. */
export function sharesOf(entry: ContentEntry): readonly Share[] {
  let left = 1
  const shares = alternativesOf(entry).map(({ id, name, testRatio }) => {
    const wanted = typeof testRatio === 'number' && testRatio > 0 ? testRatio : 0
    const ratio = Math.min(left, wanted)
    left -= ratio
    return { id, name: name || id, ratio }
  })
  return [...shares, { id: entry.id ?? '', name: 'Default', ratio: Math.max(0, left) }]
}

/**
 * The counts between which chance stays with the given probability: of `trials` that succeed with `ratio` each.
 *
 * Equal tails, summed up exactly; each is at most half of what is left over.
 */
export function binomialInterval(
  trials: number,
  ratio: number,
  confidence: number,
): readonly [least: number, most: number] {
  if (ratio <= 0) return [0, 0]
  if (ratio >= 1) return [trials, trials]
  const tail = (1 - confidence) / 2
  const least = quantile(trials, ratio, tail)
  return [least, trials - quantile(trials, 1 - ratio, tail)]
}

/** The smallest count for which the sum of probabilities up to it is greater than `tail`. */
function quantile(trials: number, ratio: number, tail: number): number {
  // As logarithms: the probability of no success among 10,000 is smaller than any number.
  let log = trials * Math.log1p(-ratio)
  const odds = Math.log(ratio) - Math.log1p(-ratio)
  let sum = Math.exp(log)
  let count = 0
  while (sum <= tail && count < trials) {
    log += Math.log(trials - count) - Math.log(count + 1) + odds
    count += 1
    sum += Math.exp(log)
  }
  return count
}
