import type { BlockAnimation } from '../../content/types'
import { toKebabCase } from '../../utils/letterCase'

/**
 * The transition of an animation, as CSS spells it.
 *
 * @param duration - Seconds of one of its moves.
 * @param delay - Seconds before it.
 */
export function transitionOf(
  { easing = '' }: BlockAnimation,
  duration: number,
  delay: number,
): string {
  return `all ${duration}s ${toKebabCase(easing)} ${delay}s`
}
