import type { BlockDifference } from './Difference'

/** What blocks that come late do to those around them, and to the entry. */
const CONSEQUENCE = /^(?:.*\.)?(?:box|shift|pixels)$/

/**
 * Leaves out how a taken-over entry differs because the server requested nothing: blocks that show
 * an answer, and the places of others if there are such blocks.
 */
export function withoutAnswers(
  found: readonly BlockDifference[],
  isOfAnswer: (block: string) => boolean,
): readonly BlockDifference[] {
  const others = found.filter(({ block }) => !isOfAnswer(block))
  if (others.length === found.length) return found
  return others.filter(({ property }) => !CONSEQUENCE.test(property))
}
