import type { BlockAnimation } from '../../content/types'
import { createPlayer, type StyledElement } from './createPlayer'
import { isInView } from './isInView'
import { watchScrolling } from './watchScrolling'

/**
 * Runs an animation on an element: at once, or when the element is scrolled into view.
 *
 * Visitors who asked for less motion see the last step at once.
 *
 * @returns Ends it, with the element in its last step.
 */
export function startAnimation(
  element: StyledElement,
  animation: BlockAnimation,
  view: Window,
): () => void {
  const player = createPlayer(element, animation, view)
  if (view.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    player.finish()
    return player.finish
  }
  player.prepare()
  if (animation.trigger !== 'scrollInView') {
    player.play()
    return player.finish
  }

  let isShown = false
  const check = (): void => {
    const inView = isInView(element, animation, view)
    if (inView === isShown || player.isPlaying()) return
    isShown = inView
    if (inView) player.play()
    else player.rewind()
    if (!animation.repeat) stopWatching()
  }
  const stopWatching = watchScrolling(element, view, check)
  check()
  return () => {
    stopWatching()
    player.finish()
  }
}

/** Runs an animation now, whatever it usually waits for. */
export function playAnimation(
  element: StyledElement,
  animation: BlockAnimation,
  view: Window,
): () => void {
  return startAnimation(element, { ...animation, trigger: 'pageLoad' }, view)
}
