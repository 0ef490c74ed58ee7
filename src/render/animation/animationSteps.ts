import type { BlockAnimation, CssDeclarations } from '../../content/types'
import { cssValue, propertyName } from '../styles/cssValue'

/** Values by CSS property. */
export type StepStyles = Readonly<Record<string, string>>

/** What an animation does, step by step. */
export interface AnimationSteps {
  /** At least two. The first and the last know every property that any step names. */
  readonly steps: readonly StepStyles[]
  /** Properties that the author left out of the last step: in the end they are the block's own again. */
  readonly borrowed: readonly string[]
}

/**
 * The steps of an animation as CSS. A single step is where the element comes from.
 *
 * @param current - The value that a property has without the animation, for what a step leaves out.
 */
export function animationSteps(
  animation: BlockAnimation,
  current: (property: string) => string,
): AnimationSteps {
  const [first = {}, ...later] = animation.steps.map(({ styles }) => stepStyles(styles))
  const last = later.pop() ?? {}
  const resting: Record<string, string> = {}
  for (const property of Object.keys(Object.assign({}, first, ...later, last))) {
    if (!(property in first && property in last)) resting[property] = current(property)
  }
  return {
    steps: [{ ...resting, ...first }, ...later, { ...resting, ...last }],
    borrowed: Object.keys(resting).filter((property) => !(property in last)),
  }
}

function stepStyles(styles: CssDeclarations = {}): StepStyles {
  const step: Record<string, string> = {}
  for (const name of Object.keys(styles)) {
    const property = propertyName(name)
    const value = cssValue(name, styles[name])
    if (property !== null && value !== '') step[property] = value
  }
  return step
}
