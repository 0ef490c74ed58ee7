import type { SlideSettings } from './carouselOptions'

/** The layout that determines the positions of a carousel. */
export interface SlideLayout
  extends Pick<SlideSettings, 'slidesToShow' | 'slidesToScroll' | 'infinite'> {
  /** Number of slides. */
  readonly count: number
}

/**
 * The layout of `count` slides. It is not infinite if the row shows nearly all slides, because none
 * is left to wrap around.
 */
export function slideLayout(settings: SlideSettings, count: number): SlideLayout {
  const slidesToShow = Math.max(1, settings.slidesToShow)
  const slidesToScroll = Math.ceil(settings.slidesToScroll)
  const infinite = settings.infinite && count > Math.ceil(slidesToShow)
  return { count, slidesToShow, slidesToScroll, infinite }
}

/*
 * Slides are side by side in a row, one per position. Slide 0 is at position 0, and the visible
 * part starts at the carousel's position. In an infinite row, slide 0 is at every multiple of
 * `count`.
 */

/** Whether there are more slides than fit. */
export function canMove({ count, slidesToShow }: SlideLayout): boolean {
  return count > slidesToShow
}

/** The slide at a position. */
export function slideAt(position: number, { count, infinite }: SlideLayout): number {
  return infinite ? modulo(position, count) : Math.ceil(position)
}

/**
 * The smallest position from 0 on that looks the same, limited to the positions that the
 * carousel can reach.
 */
export function canonicalPosition(position: number, layout: SlideLayout): number {
  if (!canMove(layout)) return 0
  return layout.infinite ? modulo(position, layout.count) : clampPosition(position, layout)
}

/** A step forward, a step back, or none. */
export type SlideStep = 1 | -1 | 0

/** The position after a step; `position` itself at the end of a finite row. */
export function nextPosition(position: number, step: SlideStep, layout: SlideLayout): number {
  const { count, slidesToScroll, infinite } = layout
  if (!infinite) return clampPosition(Math.ceil(position) + step * slidesToScroll, layout)
  const slide = slideAt(position, layout)
  // A step never passes the first slide.
  const room = step > 0 ? count - slide : slide || count % slidesToScroll || slidesToScroll
  return position + step * Math.min(slidesToScroll, room)
}

/** Fraction of a drag that the row follows beyond its ends. */
const EDGE_FRICTION = 0.35

/**
 * The position of the row during a drag. A finite row resists beyond its ends.
 *
 * @param slides - Distance of the pointer in slides.
 */
export function draggedPosition(position: number, slides: number, layout: SlideLayout): number {
  const target = position + slides
  if (layout.infinite) return target
  const reachable = clampPosition(target, layout)
  return reachable + (target - reachable) * EDGE_FRICTION
}

/** The position with `slide` first in view, the shorter way from `position`. */
export function slidePosition(slide: number, position: number, layout: SlideLayout): number {
  const { count, infinite } = layout
  if (!infinite) return clampPosition(slide, layout)
  const forward = modulo(slide - position, count)
  return position + (forward > count / 2 ? forward - count : forward)
}

/** The share of a slide that is in view when the carousel rests at `position`, from 0 to 1. */
export function shareInView(slide: number, position: number, layout: SlideLayout): number {
  if (!canMove(layout)) return 1
  const end = slide - position + 1
  const shown = layout.infinite ? modulo(end, layout.count) : end
  return Math.max(0, Math.min(shown, 1, layout.slidesToShow + 1 - shown))
}

/**
 * The position of the leading slide during a move. The others follow it without gaps, so that the
 * visible part is always full and no slide is needed twice.
 */
export function leadingPosition(from: number, to: number, layout: SlideLayout): number {
  if (!layout.infinite) return 0
  const behind = Math.floor(Math.min(from, to))
  return Math.max(behind, Math.ceil(from + layout.slidesToShow) - layout.count)
}

/** Number of times that a slide has wrapped around in a row that begins at `foremost`. */
export function turnsOf(slide: number, foremost: number, count: number): number {
  return Math.ceil((foremost - slide) / count)
}

function clampPosition(position: number, { count, slidesToShow }: SlideLayout): number {
  return Math.max(0, Math.min(position, count - slidesToShow))
}

/** A remainder that is never negative. */
function modulo(value: number, divisor: number): number {
  return ((value % divisor) + divisor) % divisor
}

/**
 * The slides for the dots: one dot per step. In a finite row, the last step ends at the last
 * position.
 */
export function dotSlides({
  count,
  slidesToShow,
  slidesToScroll,
  infinite,
}: SlideLayout): readonly number[] {
  const last = infinite ? count - 1 : Math.ceil(count - slidesToShow)
  const steps = infinite ? Math.floor(last / slidesToScroll) : Math.ceil(last / slidesToScroll)
  return Array.from({ length: steps + 1 }, (_, step) => Math.min(step * slidesToScroll, last))
}

/** Index of the dot for `slide`: the last one whose slide is not after it. */
export function activeDot(slides: readonly number[], slide: number): number {
  return slides.filter((target) => target <= slide).length - 1
}
