import type { AutoplayEvent } from './autoplayState'
import type { Slider } from './createSlider'

/** What code on the page can do with a carousel: `detail.carousel` of its events. */
export interface CarouselHandle {
  /** The first slide in view, counted from 0. */
  readonly index: number
  next(): void
  previous(): void
  /** @param index - Counted from 0. */
  goTo(index: number): void
  /** Lets the slides move by themselves. Not for visitors who asked for less motion. */
  play(): void
  pause(): void
}

/** Makes the handle of a carousel. */
export function carouselHandle(
  slider: Slider,
  tellAutoplay: (event: AutoplayEvent) => void,
): CarouselHandle {
  return {
    get index() {
      return slider.slide
    },
    next: slider.next,
    previous: slider.previous,
    goTo: slider.goTo,
    play: () => tellAutoplay('play'),
    pause: () => tellAutoplay('pause'),
  }
}
