import type { SlideSettings } from './carouselOptions'

/** Layout that decides which slides a carousel can move to. */
export interface SlideLayout
  extends Pick<SlideSettings, 'slidesToShow' | 'slidesToScroll' | 'infinite'> {
  /** How many slides there are. */
  readonly count: number
}

/**
 * The layout of `count` slides. A row that shows nearly all of them has none left to come round.
 */
export function slideLayout(settings: SlideSettings, count: number): SlideLayout {
  const slidesToShow = Math.max(1, settings.slidesToShow)
  const slidesToScroll = Math.ceil(settings.slidesToScroll)
  const infinite = settings.infinite && count > Math.ceil(slidesToShow)
  return { count, slidesToShow, slidesToScroll, infinite }
}

/*
 * Slides stand side by side in a row, one to a place. Slide 0 stands at place 0, and what is in
 * view begins at the carousel's place. Where the row is infinite, slide 0 stands at every place
 * that `count` divides.
 */

/** Whether there is anything to move: more slides than fit. */
export function canMove({ count, slidesToShow }: SlideLayout): boolean {
  return count > slidesToShow
}

/** The slide that stands at a place. */
export function slideAt(place: number, { count, infinite }: SlideLayout): number {
  return infinite ? modulo(place, count) : Math.ceil(place)
}

/**
 * The place from 0 on at which the carousel looks as it does at `place`, or the nearest that it can
 * have.
 */
export function canonicalPosition(place: number, layout: SlideLayout): number {
  if (!canMove(layout)) return 0
  return layout.infinite ? modulo(place, layout.count) : clampPlace(place, layout)
}

/** A step on, a step back, or none. */
export type SlideStep = 1 | -1 | 0

/** The place that a step leads to; `place` itself at the end of a finite row. */
export function nextPosition(place: number, step: SlideStep, layout: SlideLayout): number {
  const { count, slidesToScroll, infinite } = layout
  if (!infinite) return clampPlace(Math.ceil(place) + step * slidesToScroll, layout)
  const slide = slideAt(place, layout)
  // No step leads past the first slide.
  const room = step > 0 ? count - slide : slide || count % slidesToScroll || slidesToScroll
  return place + step * Math.min(slidesToScroll, room)
}

/** How much of a drag beyond the ends of a finite row is followed. */
const EDGE_FRICTION = 0.35

/**
 * Where the row is while a pointer drags it. Beyond the ends of a finite one it follows
 * reluctantly.
 *
 * @param slides - How far the pointer has gone, in slides.
 */
export function draggedPosition(place: number, slides: number, layout: SlideLayout): number {
  const wished = place + slides
  if (layout.infinite) return wished
  const reachable = clampPlace(wished, layout)
  return reachable + (wished - reachable) * EDGE_FRICTION
}

/** The place where a slide is the first in view, on the shorter way from `place`. */
export function slidePosition(slide: number, place: number, layout: SlideLayout): number {
  const { count, infinite } = layout
  if (!infinite) return clampPlace(slide, layout)
  const forward = modulo(slide - place, count)
  return place + (forward > count / 2 ? forward - count : forward)
}

/** Whether the whole of a slide is in view when the carousel rests at `place`. */
export function isSlideInView(slide: number, place: number, layout: SlideLayout): boolean {
  if (!canMove(layout)) return true
  const offset = layout.infinite ? modulo(slide - place, layout.count) : slide - place
  return offset >= 0 && offset + 1 <= layout.slidesToShow
}

/**
 * The place of the foremost slide while the carousel moves from one place to another. The others
 * follow it without a gap, so that the row is filled wherever the visitor looks, and no slide has
 * to be there twice.
 */
export function leadingPosition(from: number, to: number, layout: SlideLayout): number {
  if (!layout.infinite) return 0
  const behind = Math.floor(Math.min(from, to))
  return Math.max(behind, Math.ceil(from + layout.slidesToShow) - layout.count)
}

/** How many times a slide has gone round to stand where the row begins at `foremost`. */
export function turnsOf(slide: number, foremost: number, count: number): number {
  return Math.ceil((foremost - slide) / count)
}

function clampPlace(place: number, { count, slidesToShow }: SlideLayout): number {
  return Math.max(0, Math.min(place, count - slidesToShow))
}

/** The remainder that is never negative. */
function modulo(value: number, divisor: number): number {
  return ((value % divisor) + divisor) % divisor
}

/**
 * The slides that the dots lead to: one dot for each step, the last one as far as a finite row
 * goes.
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

/** Index of the dot that stands for `slide`: the last one that does not lead beyond it. */
export function activeDot(slides: readonly number[], slide: number): number {
  return slides.filter((target) => target <= slide).length - 1
}
