import type { Variation } from '../../content/types'

/**
 * Picks the variation whose share of traffic contains `draw`.
 *
 * Variations sit end to end on [0, 1) in the order the server sent them, each as wide as its
 * `testRatio`; one that is missing, negative or no number is 0 wide. Whatever is left over belongs
 * to the default, and what lies beyond 1 to nobody.
 *
 * @param variations - Alternatives to the entry's own content.
 * @param draw - A random number on [0, 1), drawn once per visitor and entry.
 * @returns The chosen variation, or `null` for the default.
 */
export function chooseVariation(variations: readonly Variation[], draw: number): Variation | null {
  let upperBound = 0
  for (const variation of variations) {
    upperBound += shareOf(variation)
    if (draw < upperBound) return variation
  }
  return null
}

function shareOf({ testRatio }: Variation): number {
  return typeof testRatio === 'number' && testRatio > 0 ? testRatio : 0
}
