import type { BlockAnimation } from '../../content/types'
import type { ClassRule } from '../styles/ClassRule'
import { cssText } from '../styles/cssValue'
import { START_ATTRIBUTE, scriptedAnimations } from './createAnimator'
import { transitionOf } from './transitionOf'

const WITH_MOTION = '(prefers-reduced-motion:no-preference)'

/**
 * The rules that a block's animations add to its class.
 *
 * Those of `hover` are nothing but rules. The others have their first step in one, so that it is there when
 * the block is painted first; only where a script will come and go on from it.
 */
export function animationRules(animations: readonly BlockAnimation[]): ClassRule[] {
  const rules = scriptedAnimations(animations).map(
    ({ steps }): ClassRule => ({
      query: `@media (scripting:enabled) and ${WITH_MOTION}`,
      state: `.builder-block[${START_ATTRIBUTE}]`,
      css: cssText(steps[0]?.styles),
    }),
  )
  for (const animation of animations) {
    if (animation.trigger !== 'hover') continue
    const { duration = 0, delay = 0 } = animation
    const transition = transitionOf(animation, duration, delay)
    const [, ...later] = animation.steps.map(({ styles }) => styles)
    rules.push(
      { query: `@media ${WITH_MOTION}`, css: cssText({ transition }) },
      { query: null, state: ':hover', css: cssText(Object.assign({}, ...later)) },
    )
  }
  return rules
}
