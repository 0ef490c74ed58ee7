import { type RefObject, useLayoutEffect, useMemo } from 'react'
import { type Animator, createAnimator } from './createAnimator'

/** The animator of an entry, as long as the entry is drawn. */
export function useAnimator(root: RefObject<Element | null>, window: Window): Animator {
  const animator = useMemo(() => createAnimator(window), [window])
  useLayoutEffect(
    () => (root.current ? animator.attach(root.current) : undefined),
    [animator, root],
  )
  return animator
}
