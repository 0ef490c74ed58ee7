import type { SlideLayout } from './SlideLayout'

/** Pixels that a pointer travels before it is clear what it wants. */
export const SLOP_PX = 10

/** How much of a drag beyond the ends of a finite row is followed. */
const EDGE_FRICTION = 0.35

/** What a pointer wants that went this far: move the slides, or scroll the page. */
export function dragIntent(x: number, y: number): 'swipe' | 'scroll' | undefined {
  const across = Math.abs(x)
  const down = Math.abs(y)
  if (Math.max(across, down) <= SLOP_PX) return undefined
  return across > down ? 'swipe' : 'scroll'
}

/** A step on, a step back, or none. */
export type SlideStep = 1 | -1 | 0

/**
 * The step that a swipe makes.
 *
 * @param distance - Pixels, positive towards the next slide.
 * @param touchThreshold - The part of the width that a swipe has to pass, as its divisor.
 */
export function swipeStep(distance: number, width: number, touchThreshold: number): SlideStep {
  if (Math.abs(distance) <= width / touchThreshold) return 0
  return distance > 0 ? 1 : -1
}

/**
 * Where the row is while a pointer drags it. Beyond the ends of a finite one it follows reluctantly.
 *
 * @param slides - How far the pointer has gone, in slides.
 */
export function draggedPlace(
  place: number,
  slides: number,
  { count, slidesToShow, infinite }: SlideLayout,
): number {
  const wished = place + slides
  if (infinite) return wished
  const reachable = Math.max(0, Math.min(wished, count - slidesToShow))
  return reachable + (wished - reachable) * EDGE_FRICTION
}
