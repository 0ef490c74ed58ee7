import type { BlockAnimation } from '../../content/types'
import { setDeclaration } from '../styles/setDeclaration'
import { animationSteps, type StepStyles } from './animationSteps'
import { transitionOf } from './transitionOf'

/** Elements that have styles of their own. */
export type StyledElement = Element & ElementCSSInlineStyle

/** Moves one element through the steps of an animation. */
export interface Player {
  /** Puts the element into the first step, without moving. */
  prepare(): void
  /** Goes through the other steps, from the next task on. */
  play(): void
  /** Moves back to the first step. */
  rewind(): void
  /** Puts the element into the last step at once. */
  finish(): void
  /** Whether it goes through the steps. */
  isPlaying(): boolean
}

/** How long the transition stays after the last step is reached. */
const CLEAR_MARGIN_MS = 100

/** Makes the player of an element, whose own styles are read now. */
export function createPlayer(
  element: StyledElement,
  animation: BlockAnimation,
  view: Window,
): Player {
  const { style } = element
  const computed = view.getComputedStyle(element)
  const { steps, borrowed } = animationSteps(animation, (name) => computed.getPropertyValue(name))
  const { trigger, repeat, delay = 0 } = animation
  const duration = (animation.duration ?? 0) / (steps.length - 1)
  let timer: ReturnType<typeof setTimeout> | undefined

  function apply(step: StepStyles | undefined): void {
    for (const [property, value] of Object.entries(step ?? {}))
      setDeclaration(style, property, value)
  }

  function move(index: number): void {
    // A browser moves from what it has seen; until now it may have had no reason to look.
    void computed.opacity
    const wait = index === 1 ? delay : 0
    style.transition = transitionOf(animation, duration, wait)
    apply(steps[index])
    const isLast = index === steps.length - 1
    timer = setTimeout(
      () => (isLast ? end() : move(index + 1)),
      (wait + duration) * 1000 + (isLast ? CLEAR_MARGIN_MS : 0),
    )
  }

  function end(): void {
    clearTimeout(timer)
    timer = undefined
    // One that plays again needs its transition for the way back.
    if (!repeat || trigger !== 'scrollInView') style.transition = ''
    for (const property of borrowed) style.removeProperty(property)
  }

  return {
    prepare() {
      style.transition = 'none'
      apply(steps[0])
    },
    play() {
      timer = setTimeout(() => move(1))
    },
    rewind() {
      apply(steps[0])
    },
    finish() {
      apply(steps[steps.length - 1])
      end()
      style.transition = ''
    },
    isPlaying: () => timer !== undefined,
  }
}
