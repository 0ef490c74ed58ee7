/** What the carousel's own interface says. */
export const carouselLabels = {
  carousel: 'Carousel',
  previous: 'Previous slide',
  next: 'Next slide',
  pause: 'Pause slide show',
  play: 'Play slide show',
  dots: 'Choose a slide',
  /** @param slide - Counted from 1, as in all that follows. */
  goTo: (slide: number): string => `Go to slide ${slide}`,
  position: (slide: number, count: number): string => `${slide} of ${count}`,
  status: (slide: number, count: number): string => `Slide ${slide} of ${count}`,
} as const
