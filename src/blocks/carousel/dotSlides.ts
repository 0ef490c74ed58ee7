import type { SlideLayout } from './SlideLayout'

/** The slides that the dots lead to: one dot for each step, the last one as far as a finite row goes. */
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
