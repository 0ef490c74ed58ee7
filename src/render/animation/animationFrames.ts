import type { BlockAnimation } from '../../content/types'
import { toEasing } from '../styles/animationRules'
import { cssDeclarations, scriptName } from '../styles/cssValue'

/**
 * Keyframe names of two CSS properties: `offset` is reserved in keyframes, `float` in JavaScript.
 */
const FRAME_NAMES: Readonly<Record<string, string>> = { offset: 'cssOffset', float: 'cssFloat' }

export interface FrameEnvironment {
  /**
   * The element's value without the animation: the start of a property that the first step omits.
   */
  own(property: string): string
  takes(property: string, value: string): boolean
}

/**
 * Converts the steps of an animation to keyframes at equal distances, each with the animation's
 * easing. A single step is the start: the element moves from it to its own styles.
 *
 * Properties that the last step omits end at the element's own styles.
 */
export function animationFrames(
  { steps, easing }: BlockAnimation,
  { own, takes }: FrameEnvironment,
): Keyframe[] {
  const [first = {}, ...later] = steps.map(
    ({ styles }): Record<string, string> =>
      Object.fromEntries(
        cssDeclarations(styles).filter(([property, value]) => takes(property, value)),
      ),
  )
  if (later.length === 0) later.push({})
  const start: Record<string, string> = {}
  for (const property of Object.keys(Object.assign({}, first, ...later)))
    start[property] = first[property] ?? own(property)
  return [start, ...later].map((styles, index) => ({
    ...frameStyles(styles),
    offset: index / later.length,
    easing: toEasing(easing),
  }))
}

function frameStyles(styles: Readonly<Record<string, string>>): Keyframe {
  return Object.fromEntries(
    Object.entries(styles).map(([property, value]) => [
      FRAME_NAMES[property] ?? scriptName(property),
      value,
    ]),
  )
}
