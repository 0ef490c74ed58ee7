import type { BlockAnimation } from '../../content/types'
import { toKebabCase } from '../../utils/text/letterCase'
import { cssText } from './cssValue'
import type { ClassRule } from './ruleSheet'

/** Marks elements whose animations have not started yet. Its value is the path of the block. */
export const START_ATTRIBUTE = 'data-sb-start'
/** Lists the scripted animations, by index, that an element still waits for. */
export const WAIT_ATTRIBUTE = 'data-sb-wait'
/** Lists the scripted animations, by index, that are moving the element. */
export const MOVE_ATTRIBUTE = 'data-sb-move'

const WITH_MOTION = '(prefers-reduced-motion:no-preference)'

/** Animations that need a script. Those of `hover` need only CSS rules. */
export function scriptedAnimations(
  animations: readonly BlockAnimation[],
): readonly BlockAnimation[] {
  return animations.filter(
    ({ trigger, steps }) =>
      (trigger === 'pageLoad' || trigger === 'scrollInView') && steps.length > 0,
  )
}

/**
 * The rules that animations add to a block's class. They style the element before and after an
 * animation, so that no animation has to hold those styles and authors' rules for `:hover` win.
 *
 * On a screen where scripts run, an element waits in its first step. Everywhere else, print
 * included, it shows its last.
 */
export function animationRules(animations: readonly BlockAnimation[]): ClassRule[] {
  const scripted = scriptedAnimations(animations)
  return [
    ...scripted.flatMap(restingRules),
    ...scripted.map(waitingRule),
    ...scripted.map(movingRule),
    ...animations.filter(({ trigger }) => trigger === 'hover').flatMap(hoverRules),
  ]
}

function restingRules({ steps }: BlockAnimation, index: number): ClassRule[] {
  const css = cssText(steps.length > 1 ? steps[steps.length - 1]?.styles : undefined)
  return [
    { query: null, state: `.builder-block:where(:not([${WAIT_ATTRIBUTE}~="${index}"]))`, css },
    { query: '@media (scripting:none)', css },
  ]
}

function waitingRule({ steps }: BlockAnimation, index: number): ClassRule {
  return {
    query: `@media screen and (scripting:enabled) and ${WITH_MOTION}`,
    state: `.builder-block[${WAIT_ATTRIBUTE}~="${index}"]`,
    css: cssText(steps[0]?.styles),
  }
}

/**
 * Limited to the moving element: its other changes, such as a hover colour, keep their own timing.
 */
function movingRule(animation: BlockAnimation, index: number): ClassRule {
  return {
    query: `@media ${WITH_MOTION}`,
    state: `.builder-block:where([${MOVE_ATTRIBUTE}~="${index}"])`,
    css: cssText({ transition: transition(animation, animation.steps.length - 1 || 1) }),
  }
}

function hoverRules(animation: BlockAnimation): ClassRule[] {
  const [, ...later] = animation.steps.map(({ styles }) => styles)
  return [
    { query: `@media ${WITH_MOTION}`, css: cssText({ transition: transition(animation, 1) }) },
    { query: null, state: ':hover', css: cssText(Object.assign({}, ...later)) },
  ]
}

function transition({ duration = 0, delay = 0, easing }: BlockAnimation, moves: number): string {
  return `all ${duration / moves}s ${toEasing(easing)} ${delay}s`
}

/** The timing function in CSS spelling; `ease`, the default of transitions, when none is given. */
export function toEasing(easing: string | undefined): string {
  return toKebabCase(easing ?? '').trim() || 'ease'
}
