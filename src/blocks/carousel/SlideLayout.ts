import type { SlideSettings } from './CarouselSetup'

/** What decides which places of a carousel's row can be reached. */
export interface SlideLayout {
  /** How many slides there are. */
  readonly count: number
  /** How many fit side by side, and not always a whole number of them; `Infinity` for all. */
  readonly slidesToShow: number
  /** How many one step goes on. */
  readonly slidesToScroll: number
  /** Whether the first slide follows the last one. */
  readonly infinite: boolean
}

/** The layout of `count` slides. A row that shows nearly all of them has none left to come round. */
export function slideLayout(settings: SlideSettings, count: number): SlideLayout {
  const slidesToShow = Math.max(1, settings.slidesToShow)
  const slidesToScroll = Math.ceil(settings.slidesToScroll)
  const infinite = settings.infinite && count > Math.ceil(slidesToShow)
  return { count, slidesToShow, slidesToScroll, infinite }
}
