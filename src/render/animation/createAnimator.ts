import type { BlockAnimation } from '../../content/types'
import type { StyledElement } from './createPlayer'
import { startAnimation } from './startAnimation'

/**
 * Stands on elements that wait for their animation, with the path of their block. As long as it does, a rule
 * gives the element its first step; so nothing stays invisible that no script takes care of.
 */
export const START_ATTRIBUTE = 'data-sb-start'

/** Starts the animations of an entry's blocks. */
export interface Animator {
  /** Attributes for the element of a block; `undefined` where it does not move by itself. */
  attributes(
    animations: readonly BlockAnimation[] | undefined,
    path: string,
  ): Readonly<Record<string, string>> | undefined
  /** Starts with the elements in `root`. Returns what ends everything. */
  attach(root: Element): () => void
  /** Starts the elements that have come since. */
  start(): void
}

/** Animations that need a script. Those of `hover` are rules. */
export function scriptedAnimations(
  animations: readonly BlockAnimation[],
): readonly BlockAnimation[] {
  return animations.filter(
    ({ trigger, steps }) =>
      (trigger === 'pageLoad' || trigger === 'scrollInView') && steps.length > 0,
  )
}

/** Makes the animator of an entry. */
export function createAnimator(view: Window): Animator {
  const known = new Map<string, readonly BlockAnimation[]>()
  const running = new Map<Element, (() => void)[]>()
  let root: Element | null = null

  /** Ends what runs on elements that have gone; on all, once the entry has. */
  function sweep(): void {
    for (const [element, stops] of Array.from(running)) {
      if (root && element.isConnected) continue
      for (const stop of stops) stop()
      running.delete(element)
    }
  }

  function start(): void {
    sweep()
    const found = root?.querySelectorAll<StyledElement & Element>(`[${START_ATTRIBUTE}]`) ?? []
    for (const element of Array.from(found)) {
      const animations = known.get(element.getAttribute(START_ATTRIBUTE) ?? '')
      // Others belong to an entry inside this one.
      if (!animations) continue
      element.removeAttribute(START_ATTRIBUTE)
      running.set(
        element,
        animations.flatMap((animation) => started(element, animation)),
      )
    }
  }

  /** What cannot be moved, such as an element without styles, stays as it is. */
  function started(element: StyledElement, animation: BlockAnimation): (() => void)[] {
    try {
      return [startAnimation(element, animation, view)]
    } catch {
      return []
    }
  }

  return {
    attributes(animations, path) {
      const scripted = animations && scriptedAnimations(animations)
      if (!scripted?.length) return undefined
      known.set(path, scripted)
      return { [START_ATTRIBUTE]: path }
    },
    attach(next) {
      root = next
      start()
      return () => {
        root = null
        sweep()
      }
    },
    start,
  }
}
