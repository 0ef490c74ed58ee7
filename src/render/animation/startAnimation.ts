import type { BlockAnimation } from '../../content/types'
import { combineUndos } from '../../utils/timing/combineUndos'
import { listen } from '../../utils/timing/listen'
import { throttle } from '../../utils/timing/throttle'
import { MOVE_ATTRIBUTE, WAIT_ATTRIBUTE } from '../styles/animationRules'
import { animationFrames } from './animationFrames'

/**
 * Runs an animation of an element's block: at once, or when the element is scrolled into view.
 *
 * Visitors who prefer reduced motion see the last step at once. So does everybody when the browser
 * rejects the animation's timing.
 *
 * @param index - Index among the block's scripted animations.
 * @returns Ends the animation, with the element in its last step.
 */
export function startAnimation(
  element: Element,
  animation: BlockAnimation,
  index: number,
  view: Window,
): () => void {
  let moving: Animation | undefined

  const wait = (): void => changeToken('add', element, WAIT_ATTRIBUTE, index)
  const stopWaiting = (): void => changeToken('delete', element, WAIT_ATTRIBUTE, index)

  function play(): void {
    // Read the element's own styles while it waits: the styles of the last step do not apply yet.
    moving = move(element, animation, view)
    stopWaiting()
    if (moving) markWhile(element, index, moving)
  }

  function rewind(): void {
    moving = move(element, animation, view, { direction: 'reverse', fill: 'both', delay: 0 })
    const back = moving
    if (!back) {
      wait()
      return
    }
    back.onfinish = () => {
      wait()
      back.cancel()
    }
    markWhile(element, index, back)
  }

  if (reducedMotion(view).matches) {
    stopWaiting()
    return () => {}
  }
  if (animation.trigger !== 'scrollInView') {
    play()
    return () => moving?.cancel()
  }

  let isShown = false
  const check = (): void => {
    const inView = isInView(element, animation, view)
    if (inView === isShown || moving?.playState === 'running') return
    isShown = inView
    if (inView) play()
    else rewind()
    if (!animation.repeat) stopWatching()
  }
  const stopWatching = watchScrolling(element, view, check)
  check()
  return () => {
    stopWatching()
    moving?.cancel()
    stopWaiting()
  }
}

/** Runs an animation now, whatever its trigger. The element stays in its last step. */
export function playAnimation(element: Element, animation: BlockAnimation, view: Window): void {
  move(element, animation, view, { fill: 'both' })
}

/**
 * Returns `undefined` when the visitor prefers reduced motion or the browser rejects the timing.
 */
function move(
  element: Element,
  animation: BlockAnimation,
  view: Window,
  timing: KeyframeAnimationOptions = {},
): Animation | undefined {
  if (reducedMotion(view).matches) return undefined
  const own = view.getComputedStyle(element)
  const { CSS } = view as Window & typeof globalThis
  try {
    return element.animate(
      animationFrames(animation, {
        own: (property) => own.getPropertyValue(property),
        // Browsers warn about values that they ignore, so filter those out first.
        takes: (property, value) => CSS.supports(property, value),
      }),
      {
        duration: (animation.duration ?? 0) * 1000,
        delay: (animation.delay ?? 0) * 1000,
        fill: 'backwards',
        ...timing,
      },
    )
  } catch {
    // The browser rejects this duration, delay or easing.
    return undefined
  }
}

/** Matches when the visitor prefers reduced motion. */
export function reducedMotion(view: Window): MediaQueryList {
  return view.matchMedia('(prefers-reduced-motion: reduce)')
}

/**
 * Marks the element only once the animation is ready. Otherwise the transition would also apply to
 * the styles that have just changed.
 */
async function markWhile(element: Element, index: number, moving: Animation): Promise<void> {
  try {
    await moving.ready
    changeToken('add', element, MOVE_ATTRIBUTE, index)
    await moving.finished
  } catch {
    // The animation was cancelled.
  }
  changeToken('delete', element, MOVE_ATTRIBUTE, index)
}

function changeToken(
  change: 'add' | 'delete',
  element: Element,
  attribute: string,
  index: number,
): void {
  const tokens = new Set((element.getAttribute(attribute) ?? '').split(' ').filter(Boolean))
  tokens[change](`${index}`)
  if (tokens.size > 0) element.setAttribute(attribute, Array.from(tokens).join(' '))
  else element.removeAttribute(attribute)
}

/**
 * Whether an element is as far in view as its animation demands.
 *
 * At the end of the page any visible pixel counts, because the element could never come further
 * into view.
 *
 * The threshold is in percent of the viewport's height, at most 50. Fast scrolling may skip the
 * element between two checks: an animation that plays once counts an element above the viewport as
 * in view.
 */
export function isInView(
  element: Element,
  { thresholdPercent = 0, repeat }: BlockAnimation,
  view: Window,
): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  const { innerHeight, scrollY, document } = view
  const { scrollHeight } = document.documentElement
  const threshold = (Math.min(thresholdPercent, 50) / 100) * innerHeight
  const isAtEnd = scrollHeight > 0 && scrollY + innerHeight >= scrollHeight - 1
  return (
    bottom > (repeat && scrollY > 0 ? threshold : 0) &&
    top < innerHeight - (isAtEnd ? 0 : threshold)
  )
}

const SCROLL_THROTTLE_MS = 200

/**
 * Calls `check` while the page is scrolled, at most every 200 ms, and when the element is shown,
 * hidden or moved otherwise. Returns the undo.
 */
export function watchScrolling(element: Element, view: Window, check: () => void): () => void {
  const { document, IntersectionObserver } = view as Window & typeof globalThis
  const onScroll = throttle(check, SCROLL_THROTTLE_MS, { leading: false })
  // Opening tabs and scrolling boxes inside the content fire no scroll event on the document.
  const observer = new IntersectionObserver(onScroll)
  observer.observe(element)
  const stopListening = listen(document, 'scroll', onScroll, { capture: true, passive: true })
  return combineUndos([stopListening, () => observer.disconnect(), onScroll.cancel])
}
