import type { BlockAnimation } from '../../content/types'
import { cssDeclarations, scriptName } from '../styles/cssValue'
import { toEasing } from './toEasing'

/**
 * Names in keyframes of properties whose own names keyframes reserve, or that are words of the
 * language.
 */
const FRAME_NAMES: Readonly<Record<string, string>> = { offset: 'cssOffset', float: 'cssFloat' }

export interface FrameEnvironment {
  /** The value that a property has without the animation, where the first step leaves it out. */
  own(property: string): string
  takes(property: string, value: string): boolean
}

/**
 * The keyframes of an animation, at equal distances, each move with the easing of the animation. A
 * single step is where the element comes from.
 *
 * Properties that the last step leaves out end at the element's own styles.
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
