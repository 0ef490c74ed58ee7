import { type RefObject, useLayoutEffect, useMemo } from 'react'
import type { BlockAnimation } from '../../content/types'
import { listen } from '../../utils/timing/listen'
import { oncePerTurn } from '../../utils/timing/oncePerTurn'
import { START_ATTRIBUTE, scriptedAnimations, WAIT_ATTRIBUTE } from '../styles/animationRules'
import { startAnimation } from './startAnimation'

export interface Animator {
  /** Attributes for a block's element; `undefined` when no animation needs a script. */
  attributes(
    animations: readonly BlockAnimation[] | undefined,
    path: string,
  ): Readonly<Record<string, string>> | undefined
  /** Starts animations in `root`. Returns a function that ends all of them. */
  attach(root: Element): () => void
  /** Starts animations of elements that were added since. Calls within one turn run once. */
  start(): void
}

export function useAnimator(root: RefObject<Element | null>, window: Window): Animator {
  const animator = useMemo(() => createAnimator(window), [window])
  useLayoutEffect(
    () => (root.current ? animator.attach(root.current) : undefined),
    [animator, root],
  )
  return animator
}

function createAnimator(view: Window): Animator {
  const known = new Map<string, readonly BlockAnimation[]>()
  const running = new Map<Element, (() => void)[]>()
  let root: Element | null = null

  function end(isOver: (element: Element) => boolean): void {
    for (const [element, stops] of running) {
      if (!isOver(element)) continue
      for (const stop of stops) stop()
      running.delete(element)
    }
  }

  function start(): void {
    end((element) => !element.isConnected)
    for (const element of root?.querySelectorAll(`[${START_ATTRIBUTE}]`) ?? []) {
      const animations = known.get(element.getAttribute(START_ATTRIBUTE) ?? '')
      // Its block belongs to a nested entry.
      if (!animations) continue
      element.removeAttribute(START_ATTRIBUTE)
      running.set(
        element,
        animations.map((animation, index) => startAnimation(element, animation, index, view)),
      )
    }
  }

  const endAll = (): void => end(() => true)
  return {
    attributes(animations, path) {
      const scripted = animations && scriptedAnimations(animations)
      if (!scripted?.length) return undefined
      known.set(path, scripted)
      const indexes = Array.from(scripted.keys()).join(' ')
      return { [START_ATTRIBUTE]: path, [WAIT_ATTRIBUTE]: indexes }
    },
    attach(next) {
      root = next
      start()
      // Print shows the final state.
      const stopListening = listen(view, 'beforeprint', endAll)
      return () => {
        root = null
        stopListening()
        endAll()
      }
    },
    start: oncePerTurn(start),
  }
}
