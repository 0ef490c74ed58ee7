import type { BlockAnimation } from '../../content/types'

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
  const spelled = easing.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return `all ${duration}s ${spelled} ${delay}s`
}
